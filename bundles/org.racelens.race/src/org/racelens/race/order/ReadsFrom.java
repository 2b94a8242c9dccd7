package org.racelens.race.order;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Item.Loop;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.OrderMark.Manner;
import org.racelens.execution.region.OrderMark.Waited;
import org.racelens.execution.region.Succession;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.CallSite;
import org.racelens.model.source.SourceRange;
import org.racelens.race.order.HandOver.Acquisition;
import org.racelens.race.order.HandOver.Release;
import org.racelens.race.order.OrderRule.Doubt;
import org.racelens.race.order.OrderRule.Likelihood;
import org.racelens.race.order.ProgramOrder.Position;
import org.racelens.race.verdict.RaceSentence;

/** Formulas about where reads find their values. Each write that a read may find is an instance of its own with fresh names. */
final class ReadsFrom {
	/** how many hand-overs in a row are followed */
	private static final int MOST_LINKS = 3;

	private final HandOver handOver;
	private final Tellers tellers;
	private final Arrivals arrivals;
	private final Certainty certainty;
	private final Claim claim;
	private int instances;

	/** What the formula is for. */
	enum Claim {
		/** what is not known counts as unordered, so that a contradiction is a proof */
		MAY_RACE,
		/** what is not known counts as ordered, so that a solution is a race */
		RACES
	}

	/** An instance of a place: turns the region's terms into its own. */
	record Instance(Position position, Substitution terms) {
		IntExpr thread() {
			return terms.apply((IntExpr) position.thread());
		}
	}

	ReadsFrom(HandOver handOver, Tellers tellers, Arrivals arrivals, Certainty certainty, Claim claim) {
		this.handOver = handOver;
		this.tellers = tellers;
		this.arrivals = arrivals;
		this.certainty = certainty;
		this.claim = claim;
	}

	/** That no chain of hand-overs brings the second instance after the first. */
	BoolExpr notAfter(Instance s, Instance t) {
		boolean isLate = claim == Claim.MAY_RACE && handOver.isCombination(s.position);
		return s.position.tasks() > 0 || isLate ? Bools.TRUE : notAfter(s, t, MOST_LINKS);
	}

	private BoolExpr notAfter(Instance s, Instance t, int links) {
		return Bools.and(relevant(s, t.position).stream().map(a -> notAfter(s, t, a, links)).toList());
	}

	/** That what waits before an instance has found something that ends the waiting: else nobody comes there. */
	BoolExpr isMet(Instance t) {
		return Bools.and(handOver.waits(t.position).stream().map(p -> ends(t, (Waited) p.point().mark(), p.position())).toList());
	}

	/** That a loop which an instance stands behind, or is the end of, has found something that ends it. */
	BoolExpr ends(Instance t, Waited loop, Position end) {
		return Bools.and(handOver.ending(loop, end).stream().map(a -> notAfter(t, t, a, 1)).toList());
	}

	/** What is said where hand-overs may order the two in ways that are not followed exactly. */
	Optional<Doubt> doubt(Instance s, Instance t) {
		List<Doubt> doubts = s.position.tasks() > 0 ? List.of() : relevant(s, t.position).stream().map(ReadsFrom::doubt).toList();
		return doubts.stream().filter(d -> d.likelihood() == Likelihood.ORDERED).findFirst().or(() -> doubts.stream().findFirst());
	}

	private static Doubt doubt(Acquisition a) {
		SourceRange place = a.waiting().map(w -> w.why().place())
				.orElseGet(() -> CallSite.inSource(a.access().range(), a.access().calls()));
		ModelGap gap = new ModelGap(GapKind.WAITING_LOOP, place,
				RaceSentence.WHAT_THE_VALUE_SAYS_ABOUT_ORDER_IS_NOT_FOLLOWED.of());
		boolean works = a.waiting().filter(w -> w.manner() == Manner.WORKS).isPresent();
		return new Doubt(gap, works ? Likelihood.OPEN : Likelihood.ORDERED);
	}

	/**
	 * The reads before a place by which it may come after an instance: those on whose value it depends whether the place is met, and that
	 * may tell of the instance, or whose object is met there.
	 */
	private List<Acquisition> relevant(Instance s, Position place) {
		return handOver.before(place).stream().filter(a -> a.waiting().isPresent() || decides(a, place))
				.filter(a -> handOver.choosesObject(a.read(), place) || handOver.writes(a.access()).stream()
						.anyMatch(w -> tellers.of(s.position).contains(w) && Tellers.mayTell(w, a.access())))
				.toList();
	}

	private boolean decides(Acquisition a, Position place) {
		boolean[] used = { false };
		// apart: who comes to the place may be just who has claimed nothing
		List.of(place.domain(), handOver.claimed(place))
				.forEach(condition -> Atoms.forEach(condition, term -> used[0] |= term.equals(a.read().value())));
		return used[0] || handOver.choosesObject(a.read(), place);
	}

	private BoolExpr notAfter(Instance s, Instance t, Acquisition a, int links) {
		Substitution last = a.waiting().map(w -> lastTrip(w.trip())).orElse(Substitution.of(Map.of()));
		Substitution terms = t.terms;
		IntExpr value = terms.apply(last.apply(a.read().value()));
		List<BoolExpr> found = new ArrayList<>();
		if (claim == Claim.MAY_RACE || certainty.mayBeInitial(a)) {
			BoolExpr initial = a.read().initial().map(i -> Bools.equal(value, terms.apply(last.apply(i)))).orElse(Bools.TRUE);
			found.add(Bools.and(initial, Bools.not(overwritten(a, terms))));
		}
		if (claim == Claim.MAY_RACE || certainty.isKnown(a)) {
			for (Access w : handOver.writes(a.access())) {
				found.add(fromWrite(s, t, a, w, last, links));
			}
		}
		BoolExpr ends = a.waiting().map(w -> claim == Claim.MAY_RACE ? w.ends() : w.endsFirst())
				.map(e -> terms.apply(last.apply(e))).orElse(Bools.TRUE);
		BoolExpr inTrip = claim == Claim.MAY_RACE ? terms.apply(last.apply(a.inTrip())) : Bools.TRUE;
		BoolExpr left = Bools.and(a.waiting().map(Waited::left).orElse(List.of()).stream()
				.map(l -> Bools.equal(terms.apply(l.value()), terms.apply(last.apply(l.found())))).toList());
		return Bools.or(Bools.not(terms.apply(a.met())), Bools.and(ends, left, Bools.or(Bools.not(inTrip),
				Bools.and(Bools.or(found), arrivals.notAfter(s, t, a, last)))));
	}

	/** That the reading thread itself has written before: then it does not find what was there at first. */
	private BoolExpr overwritten(Acquisition a, Substitution terms) {
		return Bools.or(handOver.writes(a.access()).stream()
				.filter(w -> claim == Claim.RACES && HandOver.precedes(handOver.position(w), a.position()))
				.map(w -> terms.apply(handOver.position(w).domain())).toList());
	}

	private static Substitution lastTrip(Symbol trip) {
		return Substitution.of(Map.of(trip, Symbol.of(trip.name().then("~last"), Role.AUXILIARY)));
	}

	/** That the read found what an instance of the write left, and does not come after the first instance by that. */
	private BoolExpr fromWrite(Instance s, Instance t, Acquisition a, Access write, Substitution last, int links) {
		Instance w = fresh(handOver.position(write));
		List<BoolExpr> parts = new ArrayList<>();
		parts.add(w.terms.apply(w.position.domain()));
		parts.add(Bools.lessEqual(Ints.ZERO, w.thread()));
		parts.add(Bools.less(w.thread(), w.terms.apply((IntExpr) w.position.team())));
		if (write.place().object().equals(a.access().place().object())) {
			parts.add(samePlace(t, a, last, write, w));
		}
		a.waiting().ifPresent(loop -> parts.add(inLastTrip(loop, w, t, a, last)));
		parts.add(Bools.not(handOver.areOfTwo(s.position, s.terms, w.position, w.terms)));
		Instance read = new Instance(a.position(), t.terms);
		parts.add(Bools.or(Bools.notEqual(w.thread(), read.thread()),
				claim == Claim.MAY_RACE ? perhapsBefore(w, read) : surelyBefore(w, read)));
		for (Release r : handOver.releases(write)) {
			Instance release = new Instance(r.position(), w.terms);
			BoolExpr tells = Bools.and(w.terms.apply(r.position().domain()), tells(r, write, w, a, read));
			BoolExpr direct = Bools.and(sameThread(s, release),
					claim == Claim.MAY_RACE ? surelyBefore(s, release) : perhapsBefore(s, release));
			BoolExpr chained = links > 1 ? notAfter(s, release, links - 1) : cutOff(release);
			parts.add(Bools.or(Bools.not(tells), Bools.and(Bools.not(direct), chained)));
		}
		return Bools.and(parts);
	}

	/** That a write that the waiting thread makes in the loop itself is of the last trip, or of one that went on. */
	private static BoolExpr inLastTrip(Waited loop, Instance w, Instance t, Acquisition a, Substitution last) {
		List<BoolExpr> ways = new ArrayList<>(
				List.of(w.terms.apply(loop.goesOn()), Bools.notEqual(w.thread(), new Instance(a.position(), t.terms).thread())));
		boolean inside = false;
		for (Loop common : ProgramOrder.common(w.position, a.position())) {
			inside |= common.trip().equals(loop.trip());
			IntExpr same = t.terms.apply(last.apply((IntExpr) common.trip()));
			BoolExpr other = Bools.notEqual(w.terms.apply((IntExpr) common.trip()), same);
			ways.add(inside ? Bools.not(other) : other);
		}
		return inside ? Bools.or(ways) : Bools.TRUE;
	}

	private BoolExpr cutOff(Instance release) {
		return claim == Claim.MAY_RACE || handOver.before(release.position).isEmpty() ? Bools.TRUE : Bools.FALSE;
	}

	private Instance fresh(Position position) {
		int number = ++instances;
		return new Instance(position, Substitution
				.ofSymbols(s -> s.role().isPerInstance() ? new Symbol(s.name().then("~" + number), s.role(), s.gap()) : s));
	}

	private BoolExpr samePlace(Instance t, Acquisition a, Substitution last, Access write, Instance w) {
		List<BoolExpr> parts = new ArrayList<>();
		for (int i = 0; i < write.place().instance().size(); i++) {
			IntExpr read = t.terms.apply(last.apply(a.access().place().instance().get(i)));
			parts.add(Bools.equal(w.terms.apply(write.place().instance().get(i)), read));
		}
		boolean wholly = write.size().equals(a.access().size());
		if (wholly) {
			parts.add(Bools.equal(w.terms.apply(write.place().offset()), t.terms.apply(last.apply(a.access().place().offset()))));
			handOver.value(write)
					.ifPresent(v -> parts.add(Bools.equal(w.terms.apply(v), t.terms.apply(last.apply(a.read().value())))));
		}
		return Bools.and(parts);
	}

	/** That who finds what the write left knows what came before the release: by their memory orders, or by a lock of both. */
	private static BoolExpr tells(Release r, Access write, Instance w, Acquisition a, Instance read) {
		if (r.strength().releases() && a.strength().acquires()) {
			return Bools.TRUE;
		}
		List<BoolExpr> common = new ArrayList<>();
		for (Lock l : write.locks()) {
			for (Lock m : a.access().locks()) {
				if (l.handsOver() && l.matches(m) && l.instance().size() == m.instance().size()) {
					List<BoolExpr> same = new ArrayList<>(List.of(w.terms.apply(l.held()), read.terms.apply(m.held())));
					for (int i = 0; i < l.instance().size(); i++) {
						same.add(Bools.equal(w.terms.apply(l.instance().get(i)), read.terms.apply(m.instance().get(i))));
					}
					common.add(Bools.and(same));
				}
			}
		}
		return Bools.or(common);
	}

	private static BoolExpr sameThread(Instance a, Instance b) {
		List<Symbol> x = a.position.makers();
		List<Symbol> y = b.position.makers();
		if (!a.position.thread().equals(b.position.thread()) || x.size() != y.size()) {
			return Bools.FALSE;
		}
		List<BoolExpr> same = new ArrayList<>(List.of(Bools.equal(a.thread(), b.thread())));
		for (int i = 0; i < x.size(); i++) {
			same.add(Bools.equal(a.terms.apply((IntExpr) x.get(i)), b.terms.apply((IntExpr) y.get(i))));
		}
		return Bools.and(same);
	}

	/** PO: that the first surely comes before the second in the sequence of the same thread. */
	private static BoolExpr surelyBefore(Instance a, Instance b) {
		return before(a, b, (k, m) -> Bools.FALSE);
	}

	/** The same where the second may come first: iterations that are dealt out come in any order. */
	private static BoolExpr perhapsBefore(Instance a, Instance b) {
		return before(a, b, Bools::notEqual);
	}

	/** @param dealtOut when an iteration of a loop that is dealt out counts as earlier than another one */
	private static BoolExpr before(Instance a, Instance b, BiFunction<IntExpr, IntExpr, BoolExpr> dealtOut) {
		List<BoolExpr> ways = new ArrayList<>();
		List<BoolExpr> equal = new ArrayList<>();
		for (Loop loop : ProgramOrder.common(a.position, b.position)) {
			IntExpr k = a.terms.apply((IntExpr) loop.trip());
			IntExpr m = b.terms.apply((IntExpr) loop.trip());
			boolean sequential = loop.uniform() || loop.order() == Succession.SEQUENTIAL && !Certainty.isDealtOut(loop);
			List<BoolExpr> earlier = new ArrayList<>(equal);
			earlier.add(sequential ? Bools.less(k, m) : dealtOut.apply(k, m));
			ways.add(Bools.and(earlier));
			equal.add(Bools.equal(k, m));
		}
		if (a.position.isBefore(b.position)) {
			ways.add(Bools.and(equal));
		}
		return Bools.or(ways);
	}
}
