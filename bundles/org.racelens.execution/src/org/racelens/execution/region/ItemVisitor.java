package org.racelens.execution.region;

/** One method a kind of item: where kinds differ, a new one does not compile until it is looked at. */
public interface ItemVisitor<R> {
	R visitAccess(Item.Access item);

	R visitBarrier(Item.Barrier item);

	R visitTaskwait(Item.Taskwait item);

	R visitTask(Item.Task item);

	R visitTeam(Item.Team item);

	R visitScanSeparator(Item.ScanSeparator item);

	R visitLoop(Item.Loop item);

	R visitOrderPoint(Item.OrderPoint item);
}
