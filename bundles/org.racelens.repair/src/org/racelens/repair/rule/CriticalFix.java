package org.racelens.repair.rule;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.CallSite;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Synchronisation;
import org.racelens.openmp.syntax.Walk;
import org.racelens.race.verdict.AccessReport;
import org.racelens.repair.condition.Extremum;
import org.racelens.repair.condition.Insertion;
import org.racelens.repair.condition.Legality;
import org.racelens.repair.fix.Candidate;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.RaceGroup;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.RepairSentence;
import org.racelens.repair.fix.Site;
import org.racelens.repair.fix.Target;
import org.racelens.repair.fix.TitleSentence;
import org.racelens.repair.fix.Update;
import org.racelens.repair.fix.Uses;
import org.racelens.repair.flow.Accumulation;

/** {@code critical} around the racing statements, or one name for the critical regions that they are in. OpenMP 5.2 §15.2 */
final class CriticalFix implements FixRule {
	@Override
	public List<Proposal> proposals(FixContext context) {
		Set<String> names = new LinkedHashSet<>();
		List<Site> open = new ArrayList<>();
		for (Site site : context.sites()) {
			Optional<Target> critical = critical(site);
			critical.ifPresent(t -> names.add(((Synchronisation.Critical) t.leaf()).name()));
			if (critical.isEmpty()) {
				open.add(site);
			}
		}
		if (names.size() > 1) {
			Proposal renamed = renamed(context, names.iterator().next());
			return List.of(open.isEmpty() ? renamed : both(renamed, wrapped(context, open, names.stream().findFirst())));
		}
		return names.size() == 1 && open.isEmpty() ? List.of() : List.of(wrapped(context, open, names.stream().findFirst()));
	}

	/** The critical regions get one name, and accesses outside of them a region of that name. */
	private static Proposal both(Proposal renamed, Proposal wrapped) {
		if (renamed instanceof Candidate one && wrapped instanceof Candidate other) {
			return one.change().joined(other.change()).<Proposal>map(
					c -> new Candidate(FixKind.CRITICAL, TitleSentence.X_AND_MOREOVER_Y.of(one.title(), other.title()), one.meaning(), c))
					.orElseGet(() -> new Refusal(FixKind.CRITICAL, one.title(), RepairSentence.EDITS_ARE_IN_EACH_OTHERS_WAY.of()));
		}
		return renamed instanceof Candidate ? wrapped : renamed;
	}

	private static Optional<Target> critical(Site site) {
		return site.targets().stream().filter(t -> t.leaf() instanceof Synchronisation.Critical).findFirst();
	}

	/** All critical regions get the name of the first. */
	private static Proposal renamed(FixContext context, String name) {
		Set<Target> others = new LinkedHashSet<>();
		context.sites()
				.forEach(s -> critical(s).filter(t -> !((Synchronisation.Critical) t.leaf()).name().equals(name)).ifPresent(others::add));
		List<TextEdit> edits = new ArrayList<>();
		for (Target t : others) {
			edits.addAll(context.text(t).argument("critical", name.isEmpty() ? "" : "(" + name + ")"));
		}
		Explanation title = name.isEmpty() ? TitleSentence.GIVE_CRITICAL_REGIONS_OF_X_NO_NAME.of(context.group().name())
				: TitleSentence.GIVE_CRITICAL_REGIONS_OF_X_THE_NAME_Y.of(context.group().name(), name);
		Optional<Explanation> obstacle = order(context);
		return obstacle.isPresent()
				? new Refusal(FixKind.CRITICAL, title, obstacle.get())
				: context.change(FixKind.CRITICAL, title, MeaningSentence.STATEMENTS_MAY_COME_IN_ANY_ORDER.of(), List.copyOf(others),
						edits);
	}

	private static Proposal wrapped(FixContext context, List<Site> open, Optional<String> existing) {
		String name = existing.orElseGet(() -> freshName(context, context.group().name()));
		String directive = name.isEmpty() ? "critical" : "critical(" + name + ")";
		Explanation title = TitleSentence.PUT_ACCESSES_OF_X_INTO_Y.of(context.group().name(), directive);
		List<Run> runs = runs(open);
		boolean ticket = isTicket(context, runs);
		Optional<Explanation> obstacle = Legality.ofExclusion(context).or(() -> ticket ? Optional.empty() : order(context));
		if (obstacle.isEmpty() && runs.stream().anyMatch(r -> r.isUnfit(existing.isPresent()))) {
			obstacle = Optional.of(RuleSentence.STATEMENT_TO_BE_PROTECTED_HAS_MORE_IN_IT.of());
		}
		if (obstacle.isPresent()) {
			return new Refusal(FixKind.CRITICAL, title, obstacle.get());
		}
		Insertion insertion = new Insertion(context);
		List<TextEdit> edits = new ArrayList<>();
		for (Run run : runs) {
			List<TextEdit> added = run.first() == run.last()
					? insertion.before(run.first(), directive)
					: insertion.ownLines(run.first(), run.last()) ? insertion.around(run.first(), run.last(), directive) : List.of();
			if (added.isEmpty()) {
				return new Refusal(FixKind.CRITICAL, title, RuleSentence.STATEMENTS_SHARE_THEIR_LINES.of());
			}
			edits.addAll(added);
		}
		Explanation meaning = ticket ? MeaningSentence.WHICH_THREAD_COMES_WHEN_IS_OPEN.of()
				: MeaningSentence.STATEMENTS_MAY_COME_IN_ANY_ORDER.of();
		return context.change(FixKind.CRITICAL, title, meaning, List.of(), edits);
	}

	/** Statements of one block that follow each other. */
	private record Run(Optional<Block> block, Statement first, Statement last) {
		/** Whether a directive is inside, or a call that may wait for the same lock. */
		boolean isUnfit(boolean calls) {
			boolean[] found = { false };
			for (Statement s : block.isEmpty() ? List.of(first) : between()) {
				Walk.statements(s, x -> found[0] |= x instanceof ConstructStatement || x instanceof Statement.Loop
						|| x instanceof Statement.Return || x instanceof Statement.Break || x instanceof Statement.Continue
						|| x instanceof Statement.Declaration && s == x);
				Walk.expressions(s, e -> found[0] |= calls && e instanceof Expression.Call);
			}
			return found[0];
		}

		private List<Statement> between() {
			List<Statement> all = block.get().statements();
			return all.subList(index(all, first), index(all, last) + 1);
		}

		static int index(List<Statement> all, Statement statement) {
			for (int i = 0; i < all.size(); i++) {
				if (all.get(i) == statement) {
					return i;
				}
			}
			return -1;
		}
	}

	/** The statements of the sites, nested ones as part of the outer one, neighbours together. */
	private static List<Run> runs(List<Site> sites) {
		Map<Statement, Optional<Block>> statements = new LinkedHashMap<>();
		for (Site site : sites) {
			List<Statement> path = site.path();
			int i = path.size() - 1;
			while (i > 0 && path.get(i) instanceof Block) {
				i--;
			}
			Optional<Block> block = i > 0 && path.get(i - 1) instanceof Block b ? Optional.of(b) : Optional.empty();
			statements.putIfAbsent(path.get(i), block);
		}
		List<Run> runs = new ArrayList<>();
		statements.forEach((s, block) -> {
			boolean nested = statements.keySet().stream()
					.anyMatch(o -> o != s && o.range().contains(s.range()) && !o.range().equals(s.range()));
			if (!nested) {
				Run last = runs.isEmpty() ? null : runs.get(runs.size() - 1);
				boolean follows = last != null && block.isPresent() && last.block().filter(b -> b == block.get()).isPresent()
						&& Run.index(block.get().statements(), s) == Run.index(block.get().statements(), last.last()) + 1;
				if (follows) {
					runs.set(runs.size() - 1, new Run(block, last.first(), s));
				} else {
					runs.add(new Run(block, s, s));
				}
			}
		});
		return runs;
	}

	/** Whether each thread, once or more often, counts and takes the count in one go: which thread gets which number is open anyway. */
	private static boolean isTicket(FixContext context, List<Run> runs) {
		return runs.size() == 1 && context.sites().stream().allMatch(Site::isReplicated) && context.sites().stream()
				.anyMatch(s -> s.statement().flatMap(x -> Update.of(x, s.end().place(), context.unit())).flatMap(Update::effect)
						.filter("+"::equals).isPresent());
	}

	/** Why the order of the statements would matter, also to what else races in them alone; empty where it does not. */
	static Optional<Explanation> order(FixContext context) {
		return ownOrder(context).or(() -> {
			List<Statement> statements = context.sites().stream().flatMap(s -> s.statement().stream()).toList();
			return RaceGroup.of(context.group().region()).stream()
					.filter(g -> !g.equals(context.group()) && g.races().stream()
							.anyMatch(r -> isInside(r.first(), statements) && isInside(r.second(), statements)))
					.filter(g -> FixContext.of(context.unit(), g, context.schedule()).flatMap(CriticalFix::ownOrder).isPresent())
					.findFirst().map(g -> RuleSentence.STATEMENTS_ACCESS_X_OF_WHICH_THE_ORDER_WOULD_MATTER.of(g.name()));
		});
	}

	/** Whether an access stands in one of some statements, or in what they call. */
	private static boolean isInside(AccessReport end, List<Statement> statements) {
		return Stream.concat(end.calls().stream().map(CallSite::place), Stream.of(end.place()))
				.anyMatch(p -> statements.stream().anyMatch(s -> s.range().contains(p)));
	}

	private static Optional<Explanation> ownOrder(FixContext context) {
		Optional<Variable> variable = context.named();
		List<Statement> work = variable.isEmpty() ? List.of() : context.innermost(t -> t.isDistributing() || t.isParallel()).stream()
				.flatMap(t -> t.work().stream().limit(t.isLoop() ? 1 : Long.MAX_VALUE)).filter(w -> Uses.mentions(w, variable.get()))
				.toList();
		List<Optional<Accumulation>> found = work.stream().map(w -> Accumulation.of(variable.get(), w, context.unit())).toList();
		if (!found.isEmpty() && found.stream().allMatch(Optional::isPresent)
				&& found.stream().map(a -> a.get().operator()).distinct().count() == 1) {
			return Optional.empty();
		}
		List<Optional<Extremum>> extrema = context.sites().stream().map(s -> extremum(s, context)).distinct().toList();
		if (extrema.size() == 1 && extrema.get(0).isPresent()) {
			return Optional.empty();
		}
		List<Optional<Update>> updates = context.sites().stream()
				.map(s -> s.statement().flatMap(x -> Update.of(x, s.end().place(), context.unit()))).toList();
		return updates.stream().allMatch(Optional::isPresent)
				? AtomicFix.obstacle(context, updates.stream().map(Optional::get).toList())
				: Optional.of(RuleSentence.RESULT_WOULD_DEPEND_ON_THE_ORDER_OF_THE_THREADS.of());
	}

	/** The maximum or minimum that the statement around an end keeps. */
	private static Optional<Extremum> extremum(Site site, FixContext context) {
		return site.path().stream().flatMap(s -> Extremum.of(s, context.unit())
				.filter(e -> e.isOf(site.end().place(), s, context.unit())).stream()).findFirst();
	}

	/** A name that no critical region of the file has. */
	static String freshName(FixContext context, String variable) {
		String base = variable.replaceAll("\\W", "_").replaceAll("_+$", "") + "_update";
		Set<String> taken = new LinkedHashSet<>();
		context.unit().functions().forEach(f -> Walk.statements(f.body(), s -> {
			if (s instanceof ConstructStatement c && c.construct() instanceof Synchronisation.Critical critical) {
				taken.add(critical.name());
			}
		}));
		String name = base;
		for (int i = 2; taken.contains(name); i++) {
			name = base + i;
		}
		return name;
	}
}
