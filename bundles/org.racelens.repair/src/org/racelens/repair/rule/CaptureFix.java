package org.racelens.repair.rule;

import java.util.List;
import java.util.Optional;
import org.racelens.model.gap.Explanation;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Synchronisation;
import org.racelens.repair.condition.Insertion;
import org.racelens.repair.condition.Legality;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.TitleSentence;
import org.racelens.repair.fix.Update;

/**
 * {@code atomic capture} around an update and the statement beside it that takes the value, where each thread takes a ticket: which thread
 * gets which number is open before and after. OpenMP 5.2 §15.8.4
 */
final class CaptureFix implements FixRule {
	@Override
	public List<Proposal> proposals(FixContext context) {
		List<Statement> statements = context.sites().stream().flatMap(s -> s.statement().stream()).distinct().toList();
		boolean tickets = context.sites().stream().allMatch(s -> s.isReplicated() && s.statement().isPresent()
				&& !s.isInside(Synchronisation.Critical.class) && !s.isInside(Synchronisation.Atomic.class));
		return tickets && statements.size() == 2 ? proposal(context, statements).stream().toList() : List.of();
	}

	private static Optional<Proposal> proposal(FixContext context, List<Statement> statements) {
		Statement one = statements.get(0);
		Statement other = statements.get(1);
		boolean ordered = one.range().offset() < other.range().offset();
		Statement first = ordered ? one : other;
		Statement second = ordered ? other : one;
		List<Update.Form> forms = List.of(form(context, first), form(context, second));
		boolean fits = forms.equals(List.of(Update.Form.UPDATE, Update.Form.READ))
				|| forms.equals(List.of(Update.Form.READ, Update.Form.UPDATE));
		if (!fits || !follows(context, first, second) || Legality.ofAtomic(context).isPresent()) {
			return Optional.empty();
		}
		Insertion insertion = new Insertion(context);
		Explanation title = TitleSentence.TAKE_THE_VALUE_OF_X_WITH_ITS_UPDATE.of(context.group().name());
		return insertion.ownLines(first, second)
				? Optional.of(context.change(FixKind.ATOMIC, title, MeaningSentence.WHICH_THREAD_COMES_WHEN_IS_OPEN.of(), List.of(),
						insertion.around(first, second, "atomic capture")))
				: Optional.empty();
	}

	/** The form of a statement by which all ends in it access the variable; {@code CAPTURE} where it has none that fits. */
	private static Update.Form form(FixContext context, Statement s) {
		List<Optional<Update>> updates = context.sites().stream().filter(site -> site.statement().filter(x -> x == s).isPresent())
				.map(site -> Update.of(s, site.end().place(), context.unit())).toList();
		List<Update.Form> forms = updates.stream().map(u -> u.map(Update::form).orElse(Update.Form.CAPTURE)).distinct().toList();
		return forms.size() == 1 && s instanceof ExpressionStatement ? forms.get(0) : Update.Form.CAPTURE;
	}

	private static boolean follows(FixContext context, Statement first, Statement second) {
		return context.sites().stream().flatMap(s -> s.path().stream()).filter(Block.class::isInstance).map(Block.class::cast)
				.anyMatch(b -> b.statements().contains(first)
						&& b.statements().indexOf(first) + 1 == b.statements().indexOf(second));
	}
}
