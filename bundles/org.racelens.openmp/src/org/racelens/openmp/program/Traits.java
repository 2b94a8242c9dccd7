package org.racelens.openmp.program;

import java.util.Set;

/** The table of what constructs are like; see {@link Trait}. */
final class Traits implements Construct.Visitor<Set<Trait>> {
	static final Traits INSTANCE = new Traits();

	private static final Set<Trait> OF_PARALLEL = Trait.set(Trait.TEAM_MAKING, Trait.JOINING, Trait.IN_LOOP, Trait.IN_TEAMS);
	private static final Set<Trait> OF_WORKSHARING_LOOP = Trait.set(Trait.WORKSHARING, Trait.MET_BY_TEAM, Trait.LOOP_ASSOCIATED);
	private static final Set<
			Trait> OF_SECTIONS = Trait.set(Trait.WORKSHARING, Trait.MET_BY_TEAM, Trait.THREAD_SELECTING, Trait.CHECKED_BLOCK);
	private static final Set<
			Trait> OF_SINGLE = Trait.set(Trait.WORKSHARING, Trait.MET_BY_TEAM, Trait.THREAD_SELECTING, Trait.CHECKED_BLOCK);
	private static final Set<Trait> OF_MASKED = Trait.set(Trait.MASKED, Trait.THREAD_SELECTING, Trait.CHECKED_BLOCK);
	private static final Set<Trait> OF_CRITICAL = Trait.set(Trait.EXCLUSIVE, Trait.CHECKED_BLOCK);
	private static final Set<Trait> OF_ATOMIC = Trait.set(Trait.IN_SIMD, Trait.IN_TEAMS);
	private static final Set<Trait> OF_BARRIER = Trait.set(Trait.MET_BY_TEAM, Trait.THREAD_SELECTING);
	private static final Set<Trait> OF_TASK = Trait.set(Trait.TASK_GENERATING);
	private static final Set<Trait> OF_TASKLOOP = Trait.set(Trait.TASK_GENERATING, Trait.JOINING, Trait.LOOP_ASSOCIATED);
	private static final Set<Trait> OF_TASKGROUP = Trait.set(Trait.JOINING, Trait.CHECKED_BLOCK);
	private static final Set<Trait> OF_SIMD = Trait.set(Trait.LOOP_ASSOCIATED, Trait.IN_LOOP, Trait.IN_SIMD);
	private static final Set<Trait> OF_SCOPE = Trait.set(Trait.MET_BY_TEAM, Trait.CHECKED_BLOCK);
	private static final Set<
			Trait> OF_LOOP = Trait.set(Trait.WORKSHARING, Trait.LOOP_ASSOCIATED, Trait.IN_LOOP, Trait.IN_SIMD, Trait.IN_TEAMS);
	private static final Set<Trait> OF_ORDERED = Trait.set(Trait.EXCLUSIVE, Trait.CHECKED_BLOCK);
	private static final Set<Trait> OF_SCAN = Trait.set(Trait.IN_SIMD);
	private static final Set<Trait> OF_TEAMS = Trait.set(Trait.TEAM_MAKING, Trait.JOINING, Trait.THREAD_SELECTING);
	private static final Set<Trait> OF_DISTRIBUTE = Trait.set(Trait.LOOP_ASSOCIATED, Trait.IN_TEAMS);
	private static final Set<Trait> OF_TARGET = Trait.set(Trait.TEAM_MAKING, Trait.JOINING, Trait.DEVICE, Trait.CHECKED_BLOCK);
	private static final Set<Trait> OF_TARGET_DATA = Trait.set(Trait.DEVICE, Trait.CHECKED_BLOCK);
	private static final Set<Trait> OF_TARGET_MOTION = Trait.set(Trait.DEVICE);
	private static final Set<Trait> OF_WHAT_IS_INSIDE = Trait.set(Trait.TRANSPARENT);

	private Traits() {
	}

	@Override
	public Set<Trait> visitParallel(Parallelism.Parallel c) {
		return OF_PARALLEL;
	}

	@Override
	public Set<Trait> visitWorksharingLoop(Worksharing.WorksharingLoop c) {
		return OF_WORKSHARING_LOOP;
	}

	@Override
	public Set<Trait> visitSections(Worksharing.Sections c) {
		return OF_SECTIONS;
	}

	@Override
	public Set<Trait> visitSection(Worksharing.Section c) {
		return OF_WHAT_IS_INSIDE;
	}

	@Override
	public Set<Trait> visitSingle(Worksharing.Single c) {
		return OF_SINGLE;
	}

	@Override
	public Set<Trait> visitMasked(Parallelism.Masked c) {
		return OF_MASKED;
	}

	@Override
	public Set<Trait> visitCritical(Synchronisation.Critical c) {
		return OF_CRITICAL;
	}

	@Override
	public Set<Trait> visitAtomic(Synchronisation.Atomic c) {
		return OF_ATOMIC;
	}

	@Override
	public Set<Trait> visitBarrier(Synchronisation.Barrier c) {
		return OF_BARRIER;
	}

	@Override
	public Set<Trait> visitTask(Tasking.Task c) {
		return OF_TASK;
	}

	@Override
	public Set<Trait> visitTaskloop(Tasking.Taskloop c) {
		return OF_TASKLOOP;
	}

	@Override
	public Set<Trait> visitTaskgroup(Tasking.Taskgroup c) {
		return OF_TASKGROUP;
	}

	@Override
	public Set<Trait> visitTaskwait(Tasking.Taskwait c) {
		return Set.of();
	}

	@Override
	public Set<Trait> visitTaskyield(Tasking.Taskyield c) {
		return Set.of();
	}

	@Override
	public Set<Trait> visitSimd(Worksharing.Simd c) {
		return OF_SIMD;
	}

	@Override
	public Set<Trait> visitScope(Worksharing.Scope c) {
		return OF_SCOPE;
	}

	@Override
	public Set<Trait> visitLoop(Worksharing.Loop c) {
		return OF_LOOP;
	}

	@Override
	public Set<Trait> visitOrdered(Synchronisation.Ordered c) {
		return OF_ORDERED;
	}

	@Override
	public Set<Trait> visitDoacross(Synchronisation.Doacross c) {
		return Set.of();
	}

	@Override
	public Set<Trait> visitScan(Worksharing.Scan c) {
		return OF_SCAN;
	}

	@Override
	public Set<Trait> visitFlush(Synchronisation.Flush c) {
		return Set.of();
	}

	@Override
	public Set<Trait> visitCancel(Synchronisation.Cancel c) {
		return Set.of();
	}

	@Override
	public Set<Trait> visitCancellationPoint(Synchronisation.CancellationPoint c) {
		return Set.of();
	}

	@Override
	public Set<Trait> visitTeams(Parallelism.Teams c) {
		return OF_TEAMS;
	}

	@Override
	public Set<Trait> visitDistribute(Worksharing.Distribute c) {
		return OF_DISTRIBUTE;
	}

	@Override
	public Set<Trait> visitTarget(Offloading.Target c) {
		return OF_TARGET;
	}

	@Override
	public Set<Trait> visitTargetData(Offloading.TargetData c) {
		return OF_TARGET_DATA;
	}

	@Override
	public Set<Trait> visitTargetMotion(Offloading.TargetMotion c) {
		return OF_TARGET_MOTION;
	}

	@Override
	public Set<Trait> visitDepobj(Tasking.Depobj c) {
		return Set.of();
	}

	@Override
	public Set<Trait> visitLoopTransformation(Worksharing.LoopTransformation c) {
		return OF_WHAT_IS_INSIDE;
	}

	@Override
	public Set<Trait> visitAssume(Utility.Assume c) {
		return OF_WHAT_IS_INSIDE;
	}

	@Override
	public Set<Trait> visitDispatch(Utility.Dispatch c) {
		return OF_WHAT_IS_INSIDE;
	}

	@Override
	public Set<Trait> visitAllocators(Utility.Allocators c) {
		return OF_WHAT_IS_INSIDE;
	}

	@Override
	public Set<Trait> visitNothing(Utility.Nothing c) {
		return OF_WHAT_IS_INSIDE;
	}

	@Override
	public Set<Trait> visitErrorDirective(Utility.ErrorDirective c) {
		return OF_WHAT_IS_INSIDE;
	}

	@Override
	public Set<Trait> visitMetadirective(Utility.Metadirective c) {
		return OF_WHAT_IS_INSIDE;
	}

	@Override
	public Set<Trait> visitInterop(Offloading.Interop c) {
		return Set.of();
	}

	@Override
	public Set<Trait> visitUnmodelled(Utility.Unmodelled c) {
		return Set.of();
	}
}
