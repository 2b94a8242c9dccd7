package org.racelens.execution.value;

import java.util.List;
import org.racelens.execution.region.Dependence;
import org.racelens.execution.region.Dependence.Range;
import org.racelens.execution.region.Place;
import org.racelens.openmp.directive.Clause.ListItem;

/** One item of a clause, with the storage that it names at the directive. */
public record HostCopy(CopyDirection direction, SectionExtent extent, ListItem item) {
	/** Whether data is copied the wanted way. */
	public boolean goes(CopyDirection wanted) {
		return direction == wanted || direction == CopyDirection.BOTH;
	}

	/** The copies for all values of iterators that the item's address is formed with. */
	public HostCopy in(List<Range> ranges) {
		List<Place> places = extent.places().stream().map(p -> p.under(Dependence.domain(ranges))).toList();
		return new HostCopy(direction, new SectionExtent(places, extent.bytes()), item);
	}
}
