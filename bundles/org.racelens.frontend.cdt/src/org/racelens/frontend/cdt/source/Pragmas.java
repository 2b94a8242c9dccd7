package org.racelens.frontend.cdt.source;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.IASTFileLocation;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorPragmaStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorStatement;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.scan.PragmaScanner;
import org.racelens.openmp.scan.PragmaText;
import org.racelens.openmp.scan.ScanResult;
import org.racelens.openmp.scan.SourceLines;

/** The OpenMP pragmas of a unit in the order of the preprocessed text, which is also that of {@link Places#start}. */
public final class Pragmas {
	public static final Pragmas NONE = new Pragmas(List.of());

	private final List<Pragma> pragmas;
	private final Set<String> threadPrivate = new HashSet<>();
	private final Set<Pragma> placed = Collections.newSetFromMap(new IdentityHashMap<>());

	private final boolean variants;

	private Pragmas(List<Pragma> pragmas) {
		this.pragmas = pragmas.stream().sorted(Comparator.comparingInt(Pragma::start)).toList();
		variants = pragmas.stream().flatMap(p -> p.directive().stream())
				.anyMatch(d -> d.names().contains(DirectiveName.BEGIN_DECLARE_VARIANT));
		for (Pragma p : pragmas) {
			p.directive().filter(d -> d.names().contains(DirectiveName.THREADPRIVATE))
					.ifPresent(d -> d.arguments().forEach(a -> threadPrivate.add(a.text().replaceFirst("^.*::\\s*", ""))));
		}
	}

	/** The pragmas of a unit, the directives that are written as attributes included. */
	public static Pragmas read(SyntaxTree tree, Places.OfUnit places) {
		Macros macros = new Macros(tree.unit());
		List<Pragma> result = new ArrayList<>();
		for (Written w : written(tree, places)) {
			w.text.afterOmp().ifPresent(t -> result.add(scan(w.statement, t, macros, places)));
		}
		result.addAll(new AttributeDirectives(tree, places).all());
		return new Pragmas(result);
	}

	/** A pragma of any kind with what stands after {@code #pragma}, or in the operator's literal. */
	public record Written(IASTPreprocessorPragmaStatement statement, PragmaText text) {
	}

	/** All pragmas of a unit. */
	public static List<Written> written(SyntaxTree tree, Places.OfUnit places) {
		List<Written> result = new ArrayList<>();
		int operators = 0;
		for (IASTPreprocessorStatement statement : tree.unit().getAllPreprocessorStatements()) {
			if (!(statement instanceof IASTPreprocessorPragmaStatement pragma) || !statement.isActive()) {
				continue;
			}
			Optional<String> literal = Optional.empty();
			if (pragma.isPragmaOperator()) {
				List<String> literals = tree.pragmaOperators().literals();
				literal = operators < literals.size() ? Optional.of(literals.get(operators)) : Optional.empty();
				operators++;
			}
			text(tree, pragma, literal, places).ifPresent(t -> result.add(new Written(pragma, t)));
		}
		return result;
	}

	private static Pragma scan(IASTPreprocessorPragmaStatement pragma, PragmaText text, Macros macros, Places places) {
		int start = Places.start(pragma);
		ScanResult scanned = PragmaScanner.scan(text, macros.before(start));
		return new Pragma(start, places.of(pragma), scanned.directive(), scanned.messages());
	}

	/** What stands after {@code #pragma}; empty if its text is not known. */
	private static Optional<PragmaText> text(SyntaxTree tree, IASTPreprocessorPragmaStatement pragma, Optional<String> literal,
			Places places) {
		IASTFileLocation file = pragma.getFileLocation();
		SourceLines lines = file == null ? null : tree.headers().lines(file.getFileName()).orElse(null);
		if (lines == null || pragma.isPragmaOperator() && literal.isEmpty()) {
			return Optional.empty();
		}
		String whole = lines.source().text();
		int start = file.getNodeOffset();
		int end = Math.min(start + file.getNodeLength(), whole.length());
		if (pragma.isPragmaOperator()) {
			boolean written = whole.startsWith("_Pragma", start) && whole.indexOf(literal.get(), start) >= 0;
			return Optional.of(written ? PragmaText.ofLiteral(lines, start, end) : PragmaText.ofLiteral(literal.get(), places.of(pragma)));
		}
		int word = whole.indexOf("pragma", start);
		return word < 0 || word > end ? Optional.empty() : Optional.of(PragmaText.within(lines, word + "pragma".length(), end));
	}

	/** Whether a {@code threadprivate} directive names a variable. */
	public boolean isThreadPrivate(String name) {
		return threadPrivate.contains(name);
	}

	/** Whether code of the unit may run on a device, so that it is not for the host alone. */
	public boolean hasDeviceCode() {
		return pragmas.stream().flatMap(p -> p.directive().stream()).flatMap(d -> d.names().stream())
				.anyMatch(n -> n == DirectiveName.TARGET || n == DirectiveName.DECLARE_TARGET || n == DirectiveName.BEGIN_DECLARE_TARGET);
	}

	/** All pragmas in order. */
	public List<Pragma> all() {
		return pragmas;
	}

	/** Whether functions may be defined more than once, as variants of each other. */
	public boolean hasVariants() {
		return variants;
	}

	/** The innermost {@code begin declare variant} of which no {@code end declare variant} stands before a place. */
	public Optional<Pragma> variantAround(int place) {
		Deque<Pragma> open = new ArrayDeque<>();
		for (Pragma p : variants ? pragmas : List.<Pragma>of()) {
			if (p.start() < place && p.directive().isPresent()) {
				List<DirectiveName> names = p.directive().get().names();
				if (names.contains(DirectiveName.BEGIN_DECLARE_VARIANT)) {
					open.push(p);
				} else if (names.contains(DirectiveName.END_DECLARE_VARIANT)) {
					open.poll();
				}
			}
		}
		return Optional.ofNullable(open.peek());
	}

	/** Remembers that a pragma stands where it can stand. */
	public void place(Pragma pragma) {
		placed.add(pragma);
	}

	/** The pragmas that govern nothing and stand between no statements that were lowered. */
	public List<Pragma> stray() {
		return pragmas.stream().filter(p -> !placed.contains(p)).toList();
	}

	/** The pragmas that stand from one place in the order of the tokens to before another. */
	public List<Pragma> between(int from, int to) {
		int low = 0;
		int high = pragmas.size();
		while (low < high) {
			int middle = (low + high) >>> 1;
			if (pragmas.get(middle).start() < from) {
				low = middle + 1;
			} else {
				high = middle;
			}
		}
		int end = low;
		while (end < pragmas.size() && pragmas.get(end).start() < to) {
			end++;
		}
		return pragmas.subList(low, end);
	}
}
