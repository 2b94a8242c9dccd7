package org.racelens.repair.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.FloatingLiteral;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.repair.condition.Copies;
import org.racelens.repair.condition.TeamSums;
import org.racelens.repair.condition.VariableWrites;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.Target;
import org.racelens.repair.fix.TitleSentence;
import org.racelens.repair.fix.Uses;
import org.racelens.repair.flow.Accumulation;

/**
 * {@code firstprivate} for a variable in which the distributed loops of a region gather a sum, and which every thread then adds to another
 * one: each thread gathers its own part, beginning with nothing. Semantics §8; OpenMP 5.2 §5.4.4
 */
final class PartialSumFix implements FixRule {
	private static final String PLUS = "+";

	@Override
	public List<Proposal> proposals(FixContext context) {
		return TeamSums.of(context).map(sums -> proposal(context, sums)).stream().toList();
	}

	private static Proposal proposal(FixContext context, TeamSums sums) {
		Variable v = sums.variable();
		Target region = context.regionTarget();
		Explanation title = TitleSentence.ADD_X_TO_THE_Y.of("firstprivate(" + v.name() + ")", region.title());
		Copies copies = Copies.of(context, v);
		Optional<Explanation> obstacle = copies.limits().elsewhere(region).or(() -> copies.meaning().after(region))
				.map(r -> r.of(v))
				.or(() -> isGathered(context, sums) ? Optional.empty()
						: Optional.of(RuleSentence.X_IS_USED_OTHERWISE_THAN_TO_GATHER_A_SUM.of(v.name())))
				.or(() -> startsWithNothing(context, v) ? Optional.empty()
						: Optional.of(RuleSentence.X_MAY_HOLD_SOMETHING_BEFORE_THE_REGION.of(v.name())));
		if (obstacle.isPresent()) {
			return new Refusal(FixKind.FIRSTPRIVATE, title, obstacle.get());
		}
		List<TextEdit> edits = new ArrayList<>(context.text(region).unlisted(ClauseName.SHARED, v.name()).stream().toList());
		edits.add(context.text(region).listed(ClauseName.FIRSTPRIVATE, v.name()));
		return context.change(FixKind.FIRSTPRIVATE, title,
				MeaningSentence.EACH_THREAD_GATHERS_ITS_OWN_PART_IN_X.of(v.name()), List.of(region),
				edits);
	}

	/** Whether all that happens to the variable is that loops and sections add to it, and that the threads add it to something else. */
	private static boolean isGathered(FixContext context, TeamSums sums) {
		Variable v = sums.variable();
		boolean number = v.type() instanceof IntegerType || v.type() instanceof FloatingType;
		List<Statement> work = new ArrayList<>();
		context.regionTarget().inside().stream().filter(Target::isDistributing).forEach(t -> work.addAll(t.work()));
		int[] open = { 0 };
		Target region = context.regionTarget();
		region.work().forEach(w -> Uses.of(w, v).stream().filter(u -> work.stream().noneMatch(x -> x.range().contains(u))
				&& sums.additions().stream().noneMatch(a -> isSum(a, v) && a.range().contains(u))).forEach(u -> open[0]++));
		return number && open[0] == 0 && work.stream().filter(w -> Uses.mentions(w, v))
				.allMatch(w -> Accumulation.of(v, w, context.unit()).filter(a -> a.operator().equals(PLUS)).isPresent());
	}

	private static boolean isSum(Assignment a, Variable v) {
		return a.operator().filter(o -> o == Operator.ADD).isPresent() && a.value() instanceof VariableReference r
				&& r.variable().equals(v);
	}

	/** Whether the variable is 0 when the region begins: so it is declared or set right before, or the program starts with it. */
	private static boolean startsWithNothing(FixContext context, Variable v) {
		return isSetBefore(context, v) || isDeclared(context, v) && isOnce(context, v);
	}

	private static boolean isSetBefore(FixContext context, Variable v) {
		List<Statement> path = context.outline().path(context.region().construct().directive().range());
		for (Statement s : path) {
			int at = s instanceof Block b ? b.statements().indexOf(context.region()) : -1;
			if (at > 0 && ((Block) s).statements().get(at - 1) instanceof ExpressionStatement e && e.expression() instanceof Assignment a
					&& a.operator().isEmpty() && a.target() instanceof VariableReference r && r.variable().equals(v)) {
				return isZero(a.value());
			}
		}
		return false;
	}

	private static boolean isZero(Expression e) {
		return e instanceof IntegerLiteral n && n.value() == 0 || e instanceof Cast c && isZero(c.operand())
				|| e instanceof FloatingLiteral f && f.text().matches("0*\\.?0*[fFlL]?");
	}

	/** Whether the variable is declared with 0, and nothing outside of the region writes it. */
	private static boolean isDeclared(FixContext context, Variable v) {
		List<Declaration> declarations = new ArrayList<>(context.unit().globals().stream().filter(d -> d.variable().equals(v)).toList());
		boolean[] fits = { !WrittenVariables.addressed(context.unit()).contains(v) };
		VariableWrites writes = new VariableWrites(v);
		context.unit().functions().forEach(f -> {
			Walk.statements(f.body(), s -> {
				if (s instanceof Declaration d && d.variable().equals(v)) {
					declarations.add(d);
				}
			});
			Walk.expressions(f.body(),
					e -> fits[0] &= e instanceof Expression.Call || !writes.by(e) || context.region().range().contains(e.range()));
		});
		boolean zero = declarations.size() == 1 && declarations.get(0).initializer().map(PartialSumFix::isZero).orElse(v.isStatic());
		return fits[0] && zero;
	}

	/** Whether the region runs once in the variable's life, and no code that is not seen writes the variable. */
	private static boolean isOnce(FixContext context, Variable v) {
		Optional<FunctionDefinition> function = context.outline().function(context.region().construct().directive().range());
		boolean main = function.filter(f -> context.unit().language().isProgram(f.name())).isPresent();
		boolean closed = v.storage() != Variable.Storage.GLOBAL || context.group().region().gaps().isEmpty();
		boolean[] repeated = { function.isEmpty() };
		function.ifPresent(f -> Walk.statements(f.body(), s -> repeated[0] |= s instanceof Statement.Loop
				&& s.range().contains(context.region().range()) && !s.range().contains(v.declaration())));
		return !repeated[0] && (main && closed || v.storage() == Variable.Storage.LOCAL);
	}
}
