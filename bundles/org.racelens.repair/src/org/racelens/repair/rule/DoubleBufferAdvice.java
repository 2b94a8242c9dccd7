package org.racelens.repair.rule;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.openmp.program.ConstructBodies;
import org.racelens.openmp.syntax.CanonicalLoop;
import org.racelens.openmp.syntax.Walk;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.Site;
import org.racelens.repair.fix.Target;
import org.racelens.repair.fix.TitleSentence;
import org.racelens.repair.fix.Uses;

/**
 * Words where no edit is safe: a loop that writes elements of an array and reads others that its other iterations write, as a stencil in
 * place does. A second array would make it parallel, and would compute something else than the loop does in its order.
 */
final class DoubleBufferAdvice implements FixRule {
	@Override
	public List<Proposal> proposals(FixContext context) {
		List<Target> loops = context.innermost(Target::isLoop);
		Set<String> written = new LinkedHashSet<>();
		Set<String> read = new LinkedHashSet<>();
		for (Site site : context.sites()) {
			site.path().stream().skip(Math.max(0, site.path().size() - 1L)).forEach(s -> Walk.expressions(s, e -> {
				if (e instanceof Subscript x && x.range().equals(site.end().place()) && isOfIteration(x, loops)) {
					(site.end().write() ? written : read).add(text(x, context));
				}
			}));
		}
		read.removeAll(written);
		String name = context.group().name();
		return loops.size() != 1 || written.isEmpty() || read.isEmpty() ? List.of()
				: List.of(new Refusal(FixKind.DOUBLE_BUFFER, TitleSentence.WRITE_X_INTO_A_SECOND_ARRAY.of(name),
						RuleSentence.ITERATIONS_READ_ELEMENTS_OF_X_THAT_OTHERS_WRITE.of(name)));
	}

	/** Whether which element it is depends on the counter of the distributed loop. */
	private static boolean isOfIteration(Subscript e, List<Target> loops) {
		return loops.stream().flatMap(l -> CanonicalLoop.variableOf(ConstructBodies.of(l.leaf()).get(0)).stream())
				.anyMatch(v -> Uses.mentions(e, v));
	}

	private static String text(Subscript e, FixContext context) {
		return e.range().path().equals(context.source().path())
				? context.layout().text(e.range().offset(), e.range().endOffset()).replaceAll("\\s+", "")
				: e.range().toString();
	}
}
