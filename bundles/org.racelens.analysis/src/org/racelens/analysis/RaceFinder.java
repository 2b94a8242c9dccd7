package org.racelens.analysis;

import java.util.List;
import java.util.Optional;
import org.racelens.execution.region.Region;
import org.racelens.race.judge.RegionAnswer;

/** One way to find the races of a region. The analysis asks several, and believes the first that tells. */
interface RaceFinder {
	/**
	 * The answer for a region.
	 *
	 * @param encounters of one region, in the order of the execution; not empty
	 * @return empty where this way does not tell
	 * @throws java.util.concurrent.CancellationException when the analysis is cancelled
	 */
	Optional<RegionAnswer> find(List<Region> encounters);
}
