package org.racelens.repair.condition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.syntax.Walk;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.TextLayout;
import org.racelens.repair.flow.Pure;

/**
 * A local variable's declaration as it stands in the text.
 *
 * @param specifier {@code "unsigned int"}
 * @param declarator {@code "*p"}, without the initialiser
 * @param removal takes it away, and leaves what else the line declares
 */
public record DeclarationText(String specifier, String declarator, TextEdit removal) {
	private static final Pattern PLAIN = Pattern.compile("[A-Za-z_][\\w:<>]*([ \\t]+[A-Za-z_][\\w:<>]*)*");
	private static final Pattern STORAGE = Pattern.compile("\\b(static|extern|typedef|const|auto|register|volatile|constexpr)\\b");

	/** Empty where the declaration is not on one line of its own, does more than to declare, or is not of a plain type. */
	public static Optional<DeclarationText> of(FixContext context, Variable variable, FunctionDefinition function) {
		if (!isPlain(variable.type()) || !variable.declaration().path().equals(context.source().path())) {
			return Optional.empty();
		}
		List<Declaration> line = new ArrayList<>();
		Walk.statements(function.body(), s -> {
			if (s instanceof Block b && b.statements().stream().anyMatch(x -> isOf(x, variable))) {
				b.statements().stream().filter(x -> x instanceof Declaration && x.range().line() == variable.declaration().line())
						.forEach(x -> line.add((Declaration) x));
			}
		});
		int index = 0;
		while (index < line.size() && !isOf(line.get(index), variable)) {
			index++;
		}
		boolean effect = index < line.size() && line.get(index).initializer().filter(i -> !Pure.is(i)).isPresent();
		return index == line.size() || effect ? Optional.empty() : of(context.layout(), siblings(context.layout(), line, index), variable);
	}

	private static boolean isOf(Statement s, Variable variable) {
		return s instanceof Declaration d && d.variable().equals(variable);
	}

	private static boolean isPlain(Type type) {
		return type instanceof Type.RecordType || type instanceof Type.IntegerType || type instanceof Type.FloatingType
				|| type instanceof Type.PointerType
				|| type instanceof Type.ArrayType a && isPlain(a.element()) && a.length().filter(DeclarationText::isVariable).isEmpty();
	}

	/** Whether a length may be another one where the declaration would stand. */
	private static boolean isVariable(Expression length) {
		boolean[] found = { false };
		Walk.expressions(length, e -> found[0] |= !(e instanceof Expression.IntegerLiteral || e instanceof Expression.Binary
				|| e instanceof Expression.Unary || e instanceof Expression.Cast));
		return found[0];
	}

	/** The declarators of the same declaration: those that only a comma parts. */
	private static List<Declaration> siblings(TextLayout layout, List<Declaration> line, int index) {
		int from = index;
		while (from > 0 && isComma(layout, line.get(from - 1), line.get(from))) {
			from--;
		}
		int to = index;
		while (to + 1 < line.size() && isComma(layout, line.get(to), line.get(to + 1))) {
			to++;
		}
		return line.subList(from, to + 1);
	}

	private static boolean isComma(TextLayout layout, Statement a, Statement b) {
		return a.range().endOffset() <= b.range().offset()
				&& layout.text(a.range().endOffset(), b.range().offset()).strip().equals(",");
	}

	/**
	 * The text of a variable's declaration among the declarators of one declaration; empty where the specifier is more than plain words,
	 * names a storage class or qualifier, no semicolon follows the last declarator, or an object of a record type has more than its name.
	 *
	 * @param all declarators of the declaration, in the order of the text, with that of the variable
	 */
	public static Optional<DeclarationText> of(TextLayout layout, List<Declaration> all, Variable variable) {
		int first = all.get(0).range().offset();
		int last = all.get(all.size() - 1).range().endOffset();
		int before = first;
		while (before > layout.lineStart(first) && ";{}".indexOf(layout.at(before - 1)) < 0) {
			before--;
		}
		before = layout.skipBlank(before);
		String specifier = layout.text(Math.min(before, first), first).strip();
		int semicolon = layout.skipBlank(last);
		if (!PLAIN.matcher(specifier).matches() || STORAGE.matcher(specifier).find() || layout.at(semicolon) != ';') {
			return Optional.empty();
		}
		SourceRange own = all.stream().filter(d -> isOf(d, variable)).findFirst().orElseThrow().range();
		String declarator = layout.text(own.offset(), own.endOffset()).replaceFirst("(?s)\\s*=.*", "");
		if (variable.type() instanceof Type.RecordType && !declarator.equals(variable.name())) {
			return Optional.empty();
		}
		return Optional.of(new DeclarationText(specifier, declarator, removal(layout, all, variable, before, semicolon + 1)));
	}

	private static TextEdit removal(TextLayout layout, List<Declaration> all, Variable variable, int start, int end) {
		int i = 0;
		while (!isOf(all.get(i), variable)) {
			i++;
		}
		if (all.size() > 1) {
			return i == 0
					? TextEdit.delete(all.get(0).range().offset(), all.get(1).range().offset())
					: TextEdit.delete(all.get(i - 1).range().endOffset(), all.get(i).range().endOffset());
		}
		boolean whole = layout.startsLine(start) && layout.endsLine(end);
		return whole
				? TextEdit.delete(layout.lineStart(start), layout.nextLine(end))
				: TextEdit.delete(layout.skipBlankBack(start), end);
	}
}
