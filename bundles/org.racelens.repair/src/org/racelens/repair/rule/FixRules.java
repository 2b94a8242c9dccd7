package org.racelens.repair.rule;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.racelens.repair.condition.TeamSums;
import org.racelens.repair.condition.WaitingCode;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.FixSelection;
import org.racelens.repair.fix.Proposal;

/** All kinds of fixes: a new kind is one class and one line here. */
public final class FixRules {
	private static final List<FixRule> ALL = List.of(new PrivateFix(), new FirstprivateFix(), new PartialSumFix(), new LastprivateFix(),
			new LocalDeclarationFix(), new TaskFirstprivateFix(), new AutomaticFix(), new ThreadprivateFix(), new LinearFix(),
			new ReductionFix(), new LocalSumFix(), new ScanFix(),
			new TaskReductionFix(), new StaticScheduleFix(), new CollapseFix(), NestedLoopFix.outer(), new SafelenFix(), new NowaitFix(),
			new DependFix(), new TaskwaitFix(), new TaskgroupFix(), new SingleFix(), new BarrierFix(), new AtomicFix(), new CaptureFix(),
			new LockFix(),
			new CriticalFix(), new PlacedExtremumFix(), NestedLoopFix.inner(), new OrderedFix(), new DoubleBufferAdvice(), new PragmaFix());

	private FixRules() {
	}

	/** What the wanted kinds propose, cheapest at run time first. */
	public static List<Proposal> proposals(FixContext context, FixSelection selection) {
		Optional<TeamSums> sums = TeamSums.of(context);
		List<Proposal> proposals = ALL.stream().flatMap(r -> r.proposals(context).stream())
				.filter(p -> selection.kinds().contains(p.kind()))
				.map(p -> sums.map(s -> s.judged(p)).orElse(p)).toList();
		return WaitingCode.judged(proposals, context).stream().distinct().sorted(Comparator.comparing(Proposal::kind)).toList();
	}
}
