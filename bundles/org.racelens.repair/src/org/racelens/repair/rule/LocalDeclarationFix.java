package org.racelens.repair.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.program.Tasking;
import org.racelens.openmp.syntax.CanonicalLoop;
import org.racelens.openmp.syntax.Walk;
import org.racelens.repair.condition.Copies;
import org.racelens.repair.condition.DeclarationText;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.Target;
import org.racelens.repair.fix.TextLayout;
import org.racelens.repair.fix.TitleSentence;
import org.racelens.repair.fix.Uses;
import org.racelens.repair.flow.Reading;

/**
 * Moves a declaration to where the variable is used: into the loop's header, or to the start of the body. Semantics §8, OpenMP 5.2 §5.1.1
 */
final class LocalDeclarationFix implements FixRule {
	@Override
	public List<Proposal> proposals(FixContext context) {
		Optional<Variable> variable = context.named().filter(v -> v.storage() == Variable.Storage.LOCAL);
		List<Target> targets = context.common().stream().filter(t -> t.isLoop() || t.isParallel() || t.leaf() instanceof Tasking.Task)
				.limit(1).toList();
		Optional<FunctionDefinition> function = context.outline().function(context.group().region().place());
		if (variable.isEmpty() || targets.isEmpty() || function.isEmpty()
				|| targets.get(0).leaf().range().contains(variable.get().declaration())) {
			return List.of();
		}
		return proposal(context, variable.get(), targets.get(0), function.get()).stream().toList();
	}

	private static Optional<Proposal> proposal(FixContext context, Variable variable, Target target, FunctionDefinition function) {
		List<Statement> work = target.work();
		Statement body = work.get(work.size() - 1);
		// what constructs an object of a class stands where its declaration does
		boolean elsewhere = Uses.of(function.body(), variable).stream().anyMatch(
				u -> !body.range().contains(u) && !u.equals(variable.declaration()));
		Optional<DeclarationText> declaration = DeclarationText.of(context, variable, function);
		if (elsewhere || isListed(function, variable) || declaration.isEmpty()) {
			return Optional.empty();
		}
		Explanation title = TitleSentence.DECLARE_X_INSIDE_THE_Y.of(variable.name(), target.title());
		Copies copies = Copies.of(context, variable);
		Optional<Reading> obstacle = copies.meaning().readFirst(target).or(() -> copies.meaning().carried(target))
				.or(() -> target.isParallel() ? copies.communication().announced(target) : Optional.empty())
				.or(copies.limits()::large);
		if (obstacle.isPresent()) {
			return Optional.of(new Refusal(FixKind.LOCAL_DECLARATION, title, obstacle.get().withLine(variable)));
		}
		List<TextEdit> edits = edits(context, variable, body, declaration.get());
		return edits.isEmpty() ? Optional.empty()
				: Optional.of(context.change(FixKind.LOCAL_DECLARATION, title,
						MeaningSentence.EVERY_USE_OF_X_IS_INSIDE_AND_WRITES_IT_FIRST.of(variable.name()), List.of(), edits));
	}

	private static boolean isListed(FunctionDefinition function, Variable variable) {
		boolean[] listed = { false };
		Walk.statements(function.body(), s -> listed[0] |= s instanceof ConstructStatement c && c.construct().directive().clauses().stream()
				.flatMap(x -> x.items().stream()).anyMatch(i -> i.variable().filter(variable::equals).isPresent()));
		return listed[0];
	}

	private static List<TextEdit> edits(FixContext context, Variable variable, Statement body, DeclarationText declaration) {
		List<TextEdit> edits = new ArrayList<>(List.of(declaration.removal()));
		Optional<TextEdit> header = header(variable, body, declaration);
		Optional<TextEdit> inserted = header.or(() -> atStart(context, variable, body, declaration));
		inserted.ifPresent(edits::add);
		return inserted.isPresent() ? edits : List.of();
	}

	/** {@code for (int j = 0; …)}: for the variable of the only loop that uses it. */
	private static Optional<TextEdit> header(Variable variable, Statement body, DeclarationText declaration) {
		List<Loop> loops = new ArrayList<>();
		Walk.statements(body, s -> {
			if (s instanceof Loop l && CanonicalLoop.variableOf(l).filter(variable::equals).isPresent()) {
				loops.add(l);
			}
		});
		List<SourceRange> uses = Uses.of(body, variable);
		boolean only = loops.size() == 1 && uses.stream().allMatch(u -> loops.get(0).range().contains(u));
		boolean plain = declaration.declarator().equals(variable.name());
		return only && plain && CanonicalLoop.of(loops.get(0)).filter(l -> !l.declared()).isPresent()
				? loops.get(0).init().map(i -> TextEdit.insert(i.range().offset(), declaration.specifier() + " "))
				: Optional.empty();
	}

	/** Whether a block has a variable of the same name already. */
	private static boolean declares(Statement s, String name) {
		return s instanceof Statement.Declaration d && d.variable().name().equals(name);
	}

	private static Optional<TextEdit> atStart(FixContext context, Variable variable, Statement body, DeclarationText declaration) {
		TextLayout layout = context.layout();
		int brace = body.range().offset();
		if (!(body instanceof Block block) || !layout.isBlock(brace) || block.statements().isEmpty() || !layout.endsLine(brace + 1)
				|| block.statements().stream().anyMatch(s -> declares(s, variable.name()))) {
			return Optional.empty();
		}
		String indentation = layout.indentation(block.statements().get(0).range().offset());
		String deeper = indentation.isEmpty() ? layout.indentation(brace) + layout.step() : indentation;
		return Optional.of(TextEdit.insert(layout.nextLine(brace),
				deeper + context.unit().language().statements().declaration(declaration.specifier(), declaration.declarator())
						+ layout.newLine()));
	}
}
