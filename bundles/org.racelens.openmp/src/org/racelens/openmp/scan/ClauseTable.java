package org.racelens.openmp.scan;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.scan.DirectiveTable.Presence;

/** The form of each clause of OpenMP 5.2. */
public final class ClauseTable {
	/**
	 * clause | how often on a directive | arguments | modifiers | words that are allowed as keyword argument. Arguments are {@code -}
	 * (none) or a kind, optional with a question mark. Modifiers are {@code before} or {@code after} the colon, with an exclamation mark if
	 * they must be there, and the words they may be ({@code *}: any).
	 */
	private static final String ROWS = """
			absent | once | raw | |
			acq_rel | once | - | |
			acquire | once | - | |
			adjust_args | many | raw | before! nothing need_device_ptr |
			affinity | many | list | before iterator |
			align | once | expression | |
			aligned | many | list | after * |
			allocate | many | list | before * |
			allocator | once | expression | |
			append_args | once | raw | |
			at | once | keyword | | compilation execution
			atomic_default_mem_order | once | keyword | | seq_cst acq_rel relaxed
			bind | once | keyword | | teams parallel thread
			capture | once | - | |
			collapse | once | expression | |
			combiner | once | raw | |
			compare | once | - | |
			contains | once | raw | |
			copyin | many | list | |
			copyprivate | many | list | |
			default | once | keyword | | shared none firstprivate private
			defaultmap | many | keyword | after scalar aggregate pointer all allocatable \
			| alloc to from tofrom firstprivate none default present
			depend | many | locator | before! iterator in out inout mutexinoutset inoutset depobj sink |
			destroy | many | list? | |
			detach | once | expression | |
			device | once | expression | before ancestor device_num |
			device_type | once | keyword | | any host nohost
			dist_schedule | once | schedule | | static
			doacross | many | vector? | before! source sink |
			dynamic_allocators | once | - | |
			enter | many | names | before automap |
			exclusive | once | list | |
			fail | once | keyword | | seq_cst acquire relaxed
			filter | once | expression | |
			final | once | expression | |
			firstprivate | many | list | |
			for | once | - | |
			from | many | list | before mapper iterator present |
			full | once | - | |
			grainsize | once | expression | before strict |
			has_device_addr | many | list | |
			hint | once | expression | |
			holds | many | expression | |
			if | once | expression | before * |
			in_reduction | many | list | before! * |
			inbranch | once | - | |
			inclusive | once | list | |
			indirect | once | expression? | |
			init | many | list | before! * |
			initializer | once | raw | |
			is_device_ptr | many | list | |
			lastprivate | many | list | before conditional |
			linear | many | list | after * |
			link | many | names | |
			map | many | list | before iterator mapper always close present to from tofrom alloc release delete |
			match | once | raw | |
			mergeable | once | - | |
			message | once | expression | |
			no_openmp | once | - | |
			no_openmp_routines | once | - | |
			no_parallelism | once | - | |
			nocontext | once | expression | |
			nogroup | once | - | |
			nontemporal | many | list | |
			notinbranch | once | - | |
			novariants | once | expression | |
			nowait | once | - | |
			num_tasks | once | expression | before strict |
			num_teams | once | expression | before * |
			num_threads | once | expression | before strict |
			order | once | keyword | before reproducible unconstrained | concurrent
			ordered | once | expression? | |
			otherwise | once | directive? | |
			parallel | once | - | |
			partial | once | expression? | |
			priority | once | expression | |
			private | many | list | |
			proc_bind | once | keyword | | master primary close spread
			read | once | - | |
			reduction | many | list | before! * |
			relaxed | once | - | |
			release | once | - | |
			reverse_offload | once | - | |
			safelen | once | expression | |
			schedule | once | schedule | before monotonic nonmonotonic simd | static dynamic guided auto runtime
			sections | once | - | |
			seq_cst | once | - | |
			severity | once | keyword | | fatal warning
			shared | many | list | |
			simd | once | - | |
			simdlen | once | expression | |
			sizes | once | raw | |
			task_reduction | many | list | before! * |
			taskgroup | once | - | |
			thread_limit | once | expression | |
			threads | once | - | |
			to | many | list | before mapper iterator present |
			unified_address | once | - | |
			unified_shared_memory | once | - | |
			uniform | many | list | |
			untied | once | - | |
			update | once | keyword? | | in out inout mutexinoutset inoutset
			use | many | list | |
			use_device_addr | many | list | |
			use_device_ptr | many | list | |
			uses_allocators | many | raw | before memspace traits |
			weak | once | - | |
			when | many | directive? | before! * |
			write | once | - | |
			""";

	private static final Map<ClauseName, Form> BY_NAME = parse();
	private static final Map<String, ClauseName> BY_SPELLING = BY_NAME.keySet().stream()
			.collect(Collectors.toUnmodifiableMap(ClauseName::spelling, Function.identity()));

	private ClauseTable() {
	}

	/** What stands in a clause's parentheses. */
	public enum Kind {
		/** nothing */
		NONE,
		/** one expression */
		EXPRESSION,
		/** one word */
		KEYWORD,
		/** a kind and a chunk size */
		SCHEDULE,
		/** variables, array sections, locators */
		LIST,
		/** locators that may use iterators or name an iteration */
		LOCATOR,
		/** an iteration vector */
		VECTOR,
		/** names of variables and functions */
		NAMES,
		/** a directive of its own, of {@code metadirective} */
		DIRECTIVE,
		/** anything else */
		RAW
	}

	/** On which side of a clause's colon its modifiers stand. */
	public enum Side {
		NONE, BEFORE, AFTER
	}

	/** How many clauses of one name a directive may have. */
	public enum Times {
		ONCE, MANY
	}

	/**
	 * One clause.
	 *
	 * @param modifiers the words that its modifiers may be; empty: any
	 * @param modifier whether a modifier must, may or must not be there
	 * @param keywords the words that the first argument may be; empty: no keywords
	 */
	public record Form(ClauseName name, Times times, Kind kind, Presence argument, Side side, Presence modifier, Set<String> modifiers,
			Set<String> keywords) {
		public Form {
			modifiers = Collections.unmodifiableSet(new LinkedHashSet<>(modifiers));
			keywords = Collections.unmodifiableSet(new LinkedHashSet<>(keywords));
		}
	}

	/** What a clause of a name looks like. */
	public static Form form(ClauseName name) {
		return BY_NAME.get(name);
	}

	/** The clause of a spelling. */
	public static Optional<ClauseName> clause(String spelling) {
		return Optional.ofNullable(BY_SPELLING.get(spelling));
	}

	private static Map<ClauseName, Form> parse() {
		Map<ClauseName, Form> forms = new EnumMap<>(ClauseName.class);
		ROWS.lines().map(line -> line.split("\\|", -1)).forEach(cells -> {
			ClauseName name = ClauseName.valueOf(cells[0].strip().toUpperCase(Locale.ROOT));
			String argument = cells[2].strip();
			Presence presence = argument.equals("-") ? Presence.ABSENT : argument.endsWith("?") ? Presence.OPTIONAL : Presence.REQUIRED;
			Kind kind = presence == Presence.ABSENT ? Kind.NONE : Kind.valueOf(argument.replace("?", "").toUpperCase(Locale.ROOT));
			Set<String> modifiers = words(cells[3]);
			Side side = modifiers.isEmpty() ? Side.NONE : cells[3].contains("after") ? Side.AFTER : Side.BEFORE;
			Presence modifier = side == Side.NONE ? Presence.ABSENT : cells[3].contains("!") ? Presence.REQUIRED : Presence.OPTIONAL;
			modifiers.removeAll(Set.of("before", "before!", "after", "*"));
			forms.put(name,
					new Form(name, Times.valueOf(cells[1].strip().toUpperCase(Locale.ROOT)), kind, presence, side, modifier, modifiers,
							words(cells[4])));
		});
		return forms;
	}

	private static Set<String> words(String cell) {
		Set<String> words = new LinkedHashSet<>(Arrays.asList(cell.strip().split("\\s+")));
		words.remove("");
		return words;
	}
}
