package org.racelens.execution.loop;

import java.util.LinkedHashMap;
import java.util.Map;
import org.racelens.logic.term.Age;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;

/**
 * What the trips of a loop find out afresh, such as what a call in the condition yields: terms that do not name the trip and are another
 * number in each one.
 *
 * @param trip the number of the trip
 * @param mark what was named after it belongs to the trip
 */
record EachTrip(Symbol trip, Age mark) {
	/** Whether a condition depends on nothing but the trip's number and what is the same in all trips. */
	boolean isKnownBy(BoolExpr condition) {
		return afresh(condition).isEmpty();
	}

	/** A condition of a trip as it was in the trip before, where what was found out afresh may have been any other number. */
	BoolExpr before(BoolExpr condition) {
		return Substitution.of(Map.of(trip, Ints.add(trip, -1))).apply(earlier(condition));
	}

	/** A condition of a trip where what is found out afresh is what an earlier trip found. */
	BoolExpr earlier(BoolExpr condition) {
		return Substitution.of(afresh(condition)).apply(condition);
	}

	/** What a condition has of it, each with what stands for the same in an earlier trip. */
	private Map<IntExpr, IntExpr> afresh(BoolExpr condition) {
		Map<IntExpr, IntExpr> result = new LinkedHashMap<>();
		Atoms.forEach(condition, t -> {
			if (t instanceof Symbol s && s.name().age().isYoungerThan(mark)) {
				result.put(s, new Symbol(earlier(s.name()), s.role(), s.gap()));
			} else if (t instanceof Apply a && a.function().name().age().isYoungerThan(mark) && !Atoms.symbols(a).contains(trip)) {
				FunctionSymbol f = a.function();
				result.put(a, new Apply(new FunctionSymbol(earlier(f.name()), f.arity(), f.meaning(), f.gap()), a.arguments()));
			}
		});
		return result;
	}

	private Name earlier(Name name) {
		return name.then("~earlier").then(trip.name());
	}
}
