package org.racelens.frontend.fortran.unit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.racelens.model.expression.Expression;
import org.racelens.model.source.SourceRange;

/** A dummy argument of any rank: behind all arguments are its rank and the extents of its dimensions. Fortran 2018 §8.5.8.7 */
public final class AssumedRank {
	/** Of dummy arguments that have any rank. */
	public static final String ATTRIBUTE = "(..)";
	/** The dimensions that are followed. */
	public static final int MOST = 7;

	private AssumedRank() {
	}

	/** By what names, which no program has, a scope knows the rank and the extents. */
	public static List<String> names(String dummy) {
		return IntStream.rangeClosed(0, MOST).mapToObj(d -> dummy + (d == 0 ? " rank" : " extent " + d)).toList();
	}

	/** What a call passes behind all arguments for one whose extents it passes: those, or its rank besides. */
	public static List<Expression> passed(Value value, Signature.Dummy dummy, SourceRange at) {
		List<Expression> all = new ArrayList<>();
		if (!dummy.attributes().contains(ATTRIBUTE)) {
			value.extents().forEach(n -> all.add(Terms.converted(n, Types.INDEX)));
			return all;
		}
		boolean open = value.whole().filter(w -> w.dimensions().stream().anyMatch(d -> d.extent().isEmpty())).isPresent();
		boolean unknown = open || value.extents().size() > MOST;
		all.add(unknown ? Terms.any(Types.INDEX, List.of(), at) : Terms.converted(Terms.number(value.extents().size(), at), Types.INDEX));
		for (int d = 0; d < MOST; d++) {
			all.add(unknown ? Terms.any(Types.INDEX, List.of(), at)
					: Terms.converted(d < value.extents().size() ? value.extents().get(d) : Terms.number(1, at), Types.INDEX));
		}
		return all;
	}
}
