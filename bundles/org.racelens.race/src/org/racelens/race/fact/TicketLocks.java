package org.racelens.race.fact;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.OrderMark.Read;
import org.racelens.execution.region.OrderMark.Waited;
import org.racelens.execution.region.OrderMark.Write;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.gap.Argument;
import org.racelens.race.fact.Turns.Taking;
import org.racelens.race.order.HandOver;
import org.racelens.race.order.Parts.Part;
import org.racelens.race.order.ProgramOrder.Point;
import org.racelens.race.order.ProgramOrder.Position;
import org.racelens.race.verdict.RaceSentence;

/**
 * Locks that are made of a counter that gives tickets, which only updates by one change, and a variable that says whose turn it is, which
 * begins where the counter does. Only who has ticket m, and has seen that it is its turn, writes m + 1; so each number is written once at
 * most, and who has it comes after all who had smaller ones, by induction.
 */
final class TicketLocks {
	static final Turns.Words CALLS = (lock, from, to) -> RaceSentence.X_CALLS_ONE_TICKET_AFTER_THE_OTHER_FROM_LINE_Y_TO_LINE_Z
			.of(lock, Argument.line(from), Argument.line(to));

	private final Scene scene;

	TicketLocks(Scene scene) {
		this.scene = scene;
	}

	/** The sections of threads whose turn it is. */
	List<Section> sections() {
		List<Section> result = new ArrayList<>();
		scene.handedOver().filter(o -> scene.isWide(o) && scene.of(o).stream().allMatch(Access::atomic))
				.forEach(o -> turns(o).ifPresent(all -> result.addAll(ordered(o, all))));
		return result;
	}

	private static List<Section> ordered(Part now, List<Turns> turns) {
		List<List<Section>> sections = turns.stream().map(t -> t.ordered(now, CALLS)).toList();
		return sections.stream().anyMatch(List::isEmpty) ? List.of() : sections.stream().flatMap(List::stream).toList();
	}

	/** A ticket: the update that gives it, and its number. */
	private record Ticket(Access update, IntExpr number) {
	}

	/** The turns of each ticket, which who has it passes on once; of one counter, whose numbers are given once. */
	private Optional<List<Turns>> turns(Part now) {
		Map<Ticket, List<Access>> calls = new LinkedHashMap<>();
		for (Access call : scene.of(now).stream().filter(Access::write).toList()) {
			Optional<Ticket> ticket = scene.write(call).flatMap(m -> called(now, call, m));
			if (ticket.isEmpty() || !Scene.isOnePlace(call)) {
				return Optional.empty();
			}
			calls.computeIfAbsent(ticket.get(), t -> new ArrayList<>()).add(call);
		}
		List<Turns> result = new ArrayList<>();
		calls.forEach((ticket, own) -> Optional.of(own).filter(scene::areAlternatives)
				.flatMap(c -> Turns.of(scene, waits(now, ticket), c)).ifPresent(result::add));
		boolean isOfOneCounter = calls.keySet().stream().map(t -> scene.part(t.update)).distinct().count() == 1;
		return !isOfOneCounter || result.size() < calls.size() ? Optional.empty() : Optional.of(result);
	}

	/**
	 * The ticket after which a write calls the next one: by its number, or since its owner, of whom nobody takes over before that, adds one
	 * to what it finds there.
	 */
	private Optional<Ticket> called(Part now, Access call, Write mark) {
		IntExpr number = Ints.add(mark.value(), -1);
		Optional<Ticket> byNumber = tickets(now).filter(t -> mark.found().isEmpty() && t.number.equals(number)).findFirst();
		return byNumber.or(() -> tickets(now).filter(t -> waits(now, t).stream().map(Taking::at)
				.anyMatch(at -> isInSection(at, scene.at(call)) && (mark.found().contains(number) || isRead(now, number, at, call))))
				.findFirst());
	}

	/** Whether a number is what a thread reads between its turn's beginning and its call. */
	private boolean isRead(Part now, IntExpr number, Position from, Access call) {
		return scene.of(now).stream().filter(r -> scene.read(r).filter(m -> m.value().equals(number)).isPresent())
				.map(scene::at).anyMatch(r -> isInSection(from, r) && r.isBefore(scene.at(call)));
	}

	private static boolean isInSection(Position from, Position place) {
		return HandOver.precedes(from, place) && from.loops().equals(place.loops());
	}

	/** What updates by one have found, of counters that begin like the variable that calls. */
	private Stream<Ticket> tickets(Part now) {
		return scene.handedOver().filter(o -> scene.isWide(o) && !o.equals(now) && scene.initial(o).isPresent()
				&& scene.initial(o).equals(scene.initial(now)) && Scene.areOnePlace(scene.of(o))
				&& scene.of(o).stream().allMatch(this::isStep))
				.flatMap(o -> scene.of(o).stream())
				.flatMap(w -> scene.write(w).stream().flatMap(m -> m.found().stream()).map(n -> new Ticket(w, n)));
	}

	private boolean isStep(Access a) {
		Optional<Write> mark = scene.write(a);
		return a.atomic() && (!a.write() || mark.filter(m -> m.found().stream()
				.anyMatch(f -> Ints.subtract(m.value(), f).equals(Ints.ONE))).isPresent());
	}

	/** Where a thread has seen that it is the turn of its ticket, which it takes once for each time that it comes there. */
	private List<Taking> waits(Part now, Ticket ticket) {
		List<Taking> result = new ArrayList<>();
		Position taken = scene.at(ticket.update);
		for (Access read : scene.of(now)) {
			Optional<Read> mark = scene.read(read);
			Optional<Point> wait = scene.wait(scene.at(read)).filter(p -> HandOver.precedes(taken, p.position())
					&& p.position().loops().equals(taken.loops()));
			if (mark.isPresent() && wait.isPresent()) {
				BoolExpr has = Bools.and(scene.at(read).guard(), Bools.equal(mark.get().value(), ticket.number));
				if (scene.isRefuted(Bools.and(((Waited) wait.get().point().mark()).ends(), Bools.not(has)))) {
					result.add(new Taking(wait.get().position(), List.of(List.of(read)), taken.domain()));
				}
			}
		}
		return result;
	}
}
