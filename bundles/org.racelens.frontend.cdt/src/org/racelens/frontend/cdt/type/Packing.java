package org.racelens.frontend.cdt.type;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.frontend.cdt.source.Macros;
import org.racelens.frontend.cdt.source.Places;
import org.racelens.frontend.cdt.source.Pragmas;
import org.racelens.frontend.cdt.source.SyntaxTree;

/**
 * The alignment that no member exceeds: what {@code #pragma pack} says, in the order of the preprocessed text. GCC manual,
 * "Structure-Layout Pragmas"
 */
public final class Packing {
	private static final Pattern PACK = Pattern.compile(
			"\\s*pack\\s*\\(\\s*(?:(push|pop)\\b)?\\s*,?\\s*(?:([A-Za-z_]\\w*)\\s*,?)?\\s*(?:(0[xX]\\p{XDigit}{1,8}|\\d{1,8})[uUlL]*)?\\s*\\).*",
			Pattern.DOTALL);
	private static final Pattern OTHER = Pattern.compile("\\s*pack\\s*\\(.*", Pattern.DOTALL);
	private static final Set<Long> POWERS = Set.of(0L, 1L, 2L, 4L, 8L, 16L);

	static final Packing NONE = new Packing();

	/** Compilers make different things of what is written: Clang replaces macros in it, GCC does so for some systems only. */
	static final long UNKNOWN = -1;

	private final NavigableMap<Integer, Optional<Long>> from = new TreeMap<>();

	/** What {@code push} remembers, perhaps under a name. */
	private record Pushed(String name, Optional<Long> bytes) {
	}

	private Packing() {
	}

	/** Reads the {@code pack} pragmas of a unit, with what they push and pop. */
	public static Packing read(SyntaxTree tree, Places.OfUnit places) {
		Packing result = new Packing();
		Deque<Pushed> pushed = new ArrayDeque<>();
		Macros macros = new Macros(tree.unit());
		for (Pragmas.Written pragma : Pragmas.written(tree, places)) {
			int start = Places.start(pragma.statement());
			Matcher pack = PACK.matcher(pragma.text().text());
			if (pack.matches()) {
				boolean macro = Optional.ofNullable(pack.group(2)).flatMap(n -> macros.before(start).macro(n)).isPresent();
				Optional<Long> next = next(pack, result.at(start), pushed);
				result.from.put(start, macro ? Optional.of(UNKNOWN) : next);
			} else if (OTHER.matcher(pragma.text().text()).matches()) {
				result.from.put(start, Optional.of(UNKNOWN));
			}
		}
		return result;
	}

	private static Optional<Long> next(Matcher pack, Optional<Long> now, Deque<Pushed> pushed) {
		Optional<Long> written = Optional.ofNullable(pack.group(3)).map(Long::decode);
		Optional<Long> bytes = written.filter(n -> n > 0);
		String name = Optional.ofNullable(pack.group(2)).orElse("");
		if (written.filter(n -> !POWERS.contains(n)).isPresent() || pack.group(1) == null && !name.isEmpty()) {
			return now;
		}
		if (pack.group(1) == null) {
			return bytes;
		}
		if (pack.group(1).equals("push")) {
			pushed.push(new Pushed(name, now));
			return bytes.or(() -> now);
		}
		boolean known = name.isEmpty() || pushed.stream().anyMatch(p -> p.name.equals(name));
		Optional<Long> before = now;
		while (known && !pushed.isEmpty()) {
			Pushed last = pushed.pop();
			before = last.bytes;
			if (name.isEmpty() || last.name.equals(name)) {
				break;
			}
		}
		return bytes.isPresent() ? bytes : before;
	}

	/** The largest alignment of a member of what is defined at a place, in bytes; empty where nothing is said. */
	Optional<Long> at(int start) {
		return Optional.ofNullable(from.lowerEntry(start)).flatMap(e -> e.getValue());
	}
}
