package org.racelens.openmp.scan;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;

/** The directives of OpenMP 5.2 for C and C++: what each takes as its own argument, and which clauses it allows. */
public final class DirectiveTable {
	/**
	 * directive | its own argument | clauses | of which at least one must stand there | of which at most one may stand there (sets are
	 * divided by {@code /}). A directive's own argument is {@code -} (none), a kind (required) or a kind with a question mark (optional).
	 */
	private static final String ROWS = """
			parallel | - | allocate copyin default firstprivate if num_threads private proc_bind reduction shared | |
			for | - | allocate collapse firstprivate lastprivate linear nowait order ordered private reduction schedule | |
			sections | - | allocate firstprivate lastprivate nowait private reduction | |
			section | - | | |
			single | - | allocate copyprivate firstprivate nowait private | | copyprivate nowait
			master | - | | |
			masked | - | filter | |
			scope | - | allocate firstprivate nowait private reduction | |
			loop | - | bind collapse lastprivate order private reduction | |
			simd | - | aligned collapse if lastprivate linear nontemporal order private reduction safelen simdlen | | order safelen
			distribute | - | allocate collapse dist_schedule firstprivate lastprivate order private | |
			teams | - | allocate default firstprivate if num_teams private reduction shared thread_limit | |
			target | - | allocate defaultmap depend device firstprivate has_device_addr if in_reduction is_device_ptr map nowait private \
			thread_limit uses_allocators | |
			target data | - | device if map use_device_addr use_device_ptr | map use_device_addr use_device_ptr |
			target enter data | - | depend device if map nowait | map |
			target exit data | - | depend device if map nowait | map |
			target update | - | depend device from if nowait to | to from |
			task | - | affinity allocate default depend detach final firstprivate if in_reduction mergeable priority private shared untied \
			| | mergeable detach
			taskloop | - | allocate collapse default final firstprivate grainsize if in_reduction lastprivate mergeable nogroup num_tasks \
			priority private reduction shared untied | | grainsize num_tasks / nogroup reduction
			taskwait | - | depend nowait | |
			taskgroup | - | allocate task_reduction | |
			taskyield | - | | |
			critical | name? | hint | |
			barrier | - | | |
			atomic | - | acq_rel acquire capture compare fail hint read relaxed release seq_cst update weak write | \
			| read write update / seq_cst acq_rel acquire release relaxed
			flush | list? | acq_rel acquire release seq_cst | | seq_cst acq_rel acquire release
			ordered | - | depend doacross simd threads | |
			depobj | list | depend destroy update | depend destroy update | depend destroy update
			scan | - | exclusive inclusive | exclusive inclusive | exclusive inclusive
			cancel | - | for if parallel sections taskgroup | for parallel sections taskgroup | for parallel sections taskgroup
			cancellation point | - | for parallel sections taskgroup | for parallel sections taskgroup | for parallel sections taskgroup
			threadprivate | list | | |
			allocate | list | align allocator | |
			allocators | - | allocate | |
			declare reduction | raw | combiner initializer | |
			declare mapper | raw | map | map |
			declare simd | - | aligned inbranch linear notinbranch simdlen uniform | | inbranch notinbranch
			declare target | names? | device_type enter indirect link to | |
			begin declare target | - | device_type indirect | |
			end declare target | - | | |
			declare variant | raw | adjust_args append_args match | match |
			begin declare variant | - | match | match |
			end declare variant | - | | |
			metadirective | - | default otherwise when | | default otherwise
			begin metadirective | - | default otherwise when | | default otherwise
			end metadirective | - | | |
			requires | - | atomic_default_mem_order dynamic_allocators reverse_offload unified_address unified_shared_memory \
			| atomic_default_mem_order dynamic_allocators reverse_offload unified_address unified_shared_memory |
			assume | - | absent contains holds no_openmp no_openmp_routines no_parallelism | |
			assumes | - | absent contains holds no_openmp no_openmp_routines no_parallelism | |
			begin assumes | - | absent contains holds no_openmp no_openmp_routines no_parallelism | |
			end assumes | - | | |
			nothing | - | | |
			error | - | at message severity | |
			tile | - | sizes | sizes |
			unroll | - | full partial | | full partial
			interop | - | depend destroy device init nowait use | destroy init use |
			dispatch | - | depend device is_device_ptr nocontext novariants nowait | |
			""";

	private static final Map<DirectiveName, Row> BY_NAME = parse();

	private DirectiveTable() {
	}

	/** What a directive takes in parentheses after its name. */
	public enum Argument {
		NONE, NAME, LIST, NAMES, RAW
	}

	/** Whether something must, may or must not stand there. */
	public enum Presence {
		ABSENT, OPTIONAL, REQUIRED
	}

	/**
	 * One directive.
	 *
	 * @param atLeastOne clauses of which one must be given; empty if none is required
	 * @param atMostOne sets of clauses that exclude each other
	 */
	public record Row(DirectiveName name, Argument argument, Presence presence, Set<ClauseName> clauses, Set<ClauseName> atLeastOne,
			List<Set<ClauseName>> atMostOne) {
		public Row {
			clauses = Collections.unmodifiableSet(clauses);
			atLeastOne = Collections.unmodifiableSet(atLeastOne);
			atMostOne = List.copyOf(atMostOne);
		}
	}

	/** The row of a single directive; combined ones have none of their own, see {@link #clauses}. */
	public static Row row(DirectiveName name) {
		return BY_NAME.get(name);
	}

	/**
	 * The clauses that a directive allows: those of its leaves (OpenMP 5.2 §17.2), without the ones that the restrictions on combined
	 * constructs exclude.
	 */
	public static Set<ClauseName> clauses(List<DirectiveName> names) {
		Set<ClauseName> clauses = EnumSet.noneOf(ClauseName.class);
		names.forEach(name -> clauses.addAll(row(name).clauses()));
		if (names.size() > 1) {
			boolean parallel = names.contains(DirectiveName.PARALLEL);
			boolean target = names.contains(DirectiveName.TARGET);
			if (parallel && !target) {
				clauses.remove(ClauseName.NOWAIT);
			}
			if (target) {
				clauses.remove(ClauseName.COPYIN);
			}
			if (parallel && names.contains(DirectiveName.TASKLOOP)) {
				clauses.remove(ClauseName.IN_REDUCTION);
			}
			if (names.contains(DirectiveName.DISTRIBUTE)) {
				clauses.remove(ClauseName.ORDERED);
				if (!names.contains(DirectiveName.SIMD)) {
					clauses.remove(ClauseName.LINEAR);
				}
			}
		}
		return clauses;
	}

	private static Map<DirectiveName, Row> parse() {
		Map<String, DirectiveName> names = new HashMap<>();
		Arrays.stream(DirectiveName.values()).forEach(name -> names.put(name.spelling(), name));
		Map<DirectiveName, Row> rows = new EnumMap<>(DirectiveName.class);
		ROWS.lines().map(line -> line.split("\\|", -1)).forEach(cells -> {
			DirectiveName name = Optional.ofNullable(names.get(cells[0].strip())).orElseThrow();
			String argument = cells[1].strip();
			Presence presence = argument.equals("-") ? Presence.ABSENT : argument.endsWith("?") ? Presence.OPTIONAL : Presence.REQUIRED;
			Argument kind = presence == Presence.ABSENT ? Argument.NONE
					: Argument.valueOf(argument.replace("?", "").toUpperCase(Locale.ROOT));
			List<Set<ClauseName>> atMostOne = Arrays.stream(cells[4].split("/")).map(DirectiveTable::clauseSet).filter(s -> !s.isEmpty())
					.toList();
			rows.put(name, new Row(name, kind, presence, clauseSet(cells[2]), clauseSet(cells[3]), atMostOne));
		});
		return rows;
	}

	private static Set<ClauseName> clauseSet(String cell) {
		Set<ClauseName> set = EnumSet.noneOf(ClauseName.class);
		Arrays.stream(cell.strip().split("\\s+")).filter(s -> !s.isEmpty()).map(s -> ClauseName.valueOf(s.toUpperCase(Locale.ROOT)))
				.forEach(set::add);
		return set;
	}
}
