package org.racelens.frontend.cdt.declaration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.frontend.cdt.directive.ClauseScope;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ExpressionStatement;

/**
 * Assembler statements without an instruction, which keep the compiler from moving accesses or from knowing values: their inputs are read,
 * and what they list as changed is read and written with the value that it has. Others are not modelled.
 */
final class AssemblyLowering {
	private static final String NO_INSTRUCTION = "\"\"";
	private static final Pattern OPERAND = Pattern.compile("\\s*(?:\\[\\s*\\w+\\s*]\\s*)?\"([^\"]*)\"\\s*\\((.*)\\)\\s*", Pattern.DOTALL);

	private final LoweringParts lowering;

	AssemblyLowering(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/** What the statement does; empty where that is not known. */
	Optional<List<Statement>> lower(String assembly, SourceRange range, Scope scope) {
		String text = assembly == null ? "" : inside(assembly.strip());
		String rest = text.startsWith(NO_INSTRUCTION) ? text.substring(NO_INSTRUCTION.length()).strip() : text;
		if (!text.startsWith(NO_INSTRUCTION) || !rest.isEmpty() && !rest.startsWith(":")) {
			return Optional.empty();
		}
		List<String> sections = rest.isEmpty() ? List.of() : split(rest.substring(1), ':');
		List<Statement> result = new ArrayList<>();
		for (int i = 0; i < Math.min(2, sections.size()); i++) {
			for (String operand : split(sections.get(i), ',')) {
				if (operand.isBlank()) {
					continue;
				}
				Optional<Expression> effect = i == 0 ? changed(operand, range, scope) : value(operand, "(?!\\+|=).*", range, scope);
				if (effect.isEmpty()) {
					return Optional.empty();
				}
				result.add(new ExpressionStatement(effect.get(), range));
			}
		}
		return Optional.of(result);
	}

	private static String inside(String text) {
		return text.startsWith("(") && text.endsWith(")") ? inside(text.substring(1, text.length() - 1).strip()) : text;
	}

	/** An operand that is read and written; of one that is only written the value is not known. */
	private Optional<Expression> changed(String operand, SourceRange range, Scope scope) {
		return value(operand, "\\+.*", range, scope).filter(e -> !(e.type() instanceof RecordType))
				.map(e -> new Assignment(Optional.empty(), e, e, e.type(), range));
	}

	private Optional<Expression> value(String operand, String constraint, SourceRange range, Scope scope) {
		Matcher parts = OPERAND.matcher(operand);
		return parts.matches() && parts.group(1).matches(constraint)
				? new ClauseScope(lowering, scope).expression(parts.group(2).strip(), range)
				: Optional.empty();
	}

	/** The parts between separators that stand in no parentheses and no string. */
	private static List<String> split(String text, char separator) {
		List<String> result = new ArrayList<>();
		int depth = 0;
		int from = 0;
		boolean quoted = false;
		for (int i = 0; i < text.length(); i++) {
			char c = text.charAt(i);
			quoted ^= c == '"';
			depth += quoted ? 0 : c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
			if (c == separator && !quoted && depth == 0) {
				result.add(text.substring(from, i));
				from = i + 1;
			}
		}
		result.add(text.substring(from));
		return result;
	}
}
