package org.racelens.race.order;

import java.util.ArrayList;
import java.util.List;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/**
 * One loop whose iterations wait for those at some distances: i is told of the end of j exactly if i − j is a sum of distances, since the
 * iterations between exist. The sums of numbers with the common divisor g are all multiples of g from some point on.
 */
final class LineReach implements Reach {
	/** greater distances are not combined */
	private static final long MOST = 24;

	private final List<Long> distances;
	private final boolean combined;

	/** @param distances positive */
	LineReach(List<Long> distances) {
		this.distances = distances.stream().distinct().sorted().toList();
		combined = this.distances.size() > 1 && this.distances.stream().allMatch(d -> d <= MOST);
	}

	@Override
	public boolean isExact() {
		return combined || distances.size() <= 1;
	}

	@Override
	public boolean isTotal() {
		return distances.contains(1L);
	}

	@Override
	public BoolExpr leads(List<IntExpr> from, List<IntExpr> to) {
		IntExpr distance = Ints.subtract(to.get(0), from.get(0));
		return combined ? isSum(distance) : Bools.or(distances.stream().map(d -> isMultiple(distance, d, d)).toList());
	}

	private static BoolExpr isMultiple(IntExpr distance, long divisor, long least) {
		return Bools.and(Bools.lessEqual(Ints.of(least), distance), Bools.isZero(Ints.modulus(distance, Ints.of(divisor))));
	}

	private BoolExpr isSum(IntExpr distance) {
		int divisor = (int) (long) distances.stream().reduce(0L, LineReach::gcd);
		boolean[] sums = sums();
		int from = (sums.length - 1) / divisor * divisor;
		while (from > divisor && sums[from - divisor]) {
			from -= divisor;
		}
		List<BoolExpr> cases = new ArrayList<>(List.of(isMultiple(distance, divisor, from)));
		for (int d = 1; d < from; d++) {
			if (sums[d]) {
				cases.add(Bools.equal(distance, Ints.of(d)));
			}
		}
		return Bools.or(cases);
	}

	/** Which numbers are sums of distances, up to the square of the largest one: beyond, all multiples of the divisor are. */
	private boolean[] sums() {
		long largest = distances.get(distances.size() - 1);
		boolean[] sums = new boolean[(int) (largest * largest) + 1];
		sums[0] = true;
		for (int n = 1; n < sums.length; n++) {
			for (long d : distances) {
				sums[n] |= d <= n && sums[(int) (n - d)];
			}
		}
		return sums;
	}

	private static long gcd(long a, long b) {
		return b == 0 ? a : gcd(b, a % b);
	}
}
