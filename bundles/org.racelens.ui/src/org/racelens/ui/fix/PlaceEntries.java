package org.racelens.ui.fix;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import org.eclipse.core.resources.IMarker;
import org.eclipse.osgi.util.NLS;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Race;
import org.racelens.repair.fix.FixOutcome;
import org.racelens.repair.fix.StatedCondition.Form;
import org.racelens.repair.fix.VerifiedFix;
import org.racelens.ui.fix.MarkedFinding.Said;
import org.racelens.ui.fix.PlaceFindings.Kind;

/**
 * What can be done about the races of one place, the best first: the verified fixes, each once however many pairs of accesses race; then
 * what tells more; then what needs the user's judgement. At a directive also how the source can say the conditions of its region.
 */
final class PlaceEntries {
	/** An entry, which learns last how many there are. */
	interface Entry extends Function<Rank, FindingResolution> {
	}

	/** A fix with one of the races that it removes. */
	private record Offer(MarkedFinding race, VerifiedFix fix, SourceText source, int place) {
	}

	/** A place may have hundreds of races, which the Problems view lists. */
	private static final int MOST_NAMED = 6;

	private final PlaceFindings place;
	private final Map<MarkedFinding, String> names;
	private final List<Entry> entries = new ArrayList<>();
	/** What says that pointers of races lead to different memory: conditions may need the same. */
	private final Set<SourceChange> apart = new LinkedHashSet<>();

	private PlaceEntries(PlaceFindings place) {
		this.place = place;
		names = names(place.races());
	}

	static List<FindingResolution> of(PlaceFindings place) {
		PlaceEntries result = new PlaceEntries(place);
		if (!place.races().isEmpty()) {
			result.addRaces();
		}
		if (!place.conditions().isEmpty()) {
			result.addConditions();
		}
		return Rank.all(result.entries);
	}

	private void addRaces() {
		offers().forEach(o -> entries.add(rank -> new VerifiedFixResolution(o.race(), o.fix(), o.source(), rank)));
		place.races().forEach(race -> race.fixes().ifPresent(fixes -> fixes.apart(race.id()).filter(a -> apart.add(a.change()))
				.ifPresent(a -> entries.add(rank -> new StateApartResolution(race, a, fixes.source(), rank)))));
		Optional<MarkedFinding> open = place.races().stream().filter(PlaceEntries::isOpen).findFirst();
		open.ifPresent(race -> entries.add(showFixes(race)));
		Collection<MarkedFinding> explained = place.kind() == Kind.DIRECTIVE ? firstOfEach() : place.races();
		explained.stream().limit(MOST_NAMED)
				.forEach(race -> entries.add(rank -> new ExplainResolution(race, words(Messages.explain, race), rank)));
		place.races().stream().filter(ConfirmResolution::helps).findFirst()
				.ifPresent(race -> entries.add(rank -> new ConfirmResolution(race, rank)));
		place.races().stream().filter(CheckAgainResolution::helps).findFirst()
				.ifPresent(race -> CheckAgainResolution.limit(race)
						.ifPresent(limit -> entries.add(rank -> new CheckAgainResolution(race, limit, rank))));
		modelled().forEach((function, race) -> entries.add(rank -> new ModelFunctionResolution(race, function, rank)));
		if (place.kind() == Kind.END) {
			place.races().stream().filter(r -> isOpen(r) && r.race().isPresent()).limit(MOST_NAMED)
					.forEach(race -> entries.add(rank -> new AcceptRaceResolution(race, words(Messages.accept, race), rank)));
			place.races().stream().filter(r -> r.race().isPresent()).limit(MOST_NAMED)
					.forEach(race -> entries.add(rank -> new CopyConstraintResolution(race, words(Messages.copyConstraint, race), rank)));
		}
	}

	/** Looked up once: what is known may be replaced meanwhile. */
	private static Entry showFixes(MarkedFinding race) {
		Optional<FixOutcome> outcome = race.outcome();
		return race.includer().<Entry>map(includer -> rank -> ShowFixesResolution.none(race, includer, rank))
				.orElse(rank -> new ShowFixesResolution(race, outcome, rank));
	}

	/** What takes them all in one step comes first; that memory is not shared is more than most conditions say, and is never part of it. */
	private void addConditions() {
		Map<MarkedFinding, Said> sayable = new LinkedHashMap<>();
		place.conditions().forEach(c -> c.said().ifPresent(said -> sayable.put(c, said)));
		Map<MarkedFinding, Said> tested = new LinkedHashMap<>(sayable);
		tested.values().removeIf(said -> said.statement().form() == Form.RESTRICT);
		StateAllResolution.of(tested).ifPresent(entries::add);
		sayable.values().removeIf(said -> apart.contains(said.statement().change()));
		sayable.forEach((c, said) -> entries.add(rank -> new StateConditionResolution(c, said, rank)));
		if (place.races().isEmpty()) {
			place.conditions().stream().filter(ConfirmResolution::helps).findFirst()
					.ifPresent(c -> entries.add(rank -> new ConfirmResolution(c, rank)));
		}
		entries.add(rank -> new ShowConditionsResolution(place.conditions().get(0), rank));
	}

	/** A race that is not known any more may be open. */
	private static boolean isOpen(MarkedFinding race) {
		return race.race().map(r -> !r.race().isAccepted()).orElse(true);
	}

	/** The fixes for each variable, the best for each before the second ones. */
	private List<Offer> offers() {
		List<Offer> offers = new ArrayList<>();
		Set<FixOutcome> seen = new LinkedHashSet<>();
		place.races().forEach(race -> race.fixes().ifPresent(fixes -> fixes.of(race.id()).filter(seen::add).ifPresent(outcome -> {
			for (int i = 0; i < outcome.fixes().size(); i++) {
				offers.add(new Offer(race, outcome.fixes().get(i), fixes.source(), i));
			}
		})));
		offers.sort(Comparator.comparingInt(Offer::place));
		Set<String> told = new LinkedHashSet<>();
		return offers.stream().filter(o -> told.add(FixWords.title(o.fix()) + o.fix().change())).toList();
	}

	/** The functions for whose sake races are only possible, if there are such. */
	private Map<String, MarkedFinding> modelled() {
		Map<String, MarkedFinding> result = new LinkedHashMap<>();
		place.races().forEach(race -> race.race().ifPresent(found -> ModelFunctionResolution.functions(found.race().reasons())
				.forEach(f -> result.putIfAbsent(f, race))));
		return result;
	}

	/** At a directive one race tells enough of each variable. */
	private Collection<MarkedFinding> firstOfEach() {
		Map<String, MarkedFinding> result = new LinkedHashMap<>();
		place.races().forEach(r -> r.race().ifPresent(found -> result.putIfAbsent(found.race().variable(), r)));
		return result.values();
	}

	private String words(String words, MarkedFinding race) {
		return names.getOrDefault(race, "{0}").replace("{0}", words);
	}

	/** What is behind the words of an entry, where it would not be clear which race is meant. */
	private static Map<MarkedFinding, String> names(List<MarkedFinding> races) {
		if (races.size() == 1) {
			return Map.of();
		}
		Map<MarkedFinding, String> names = new HashMap<>();
		BiFunction<Race, AccessReport, String> brief = (race, other) -> NLS.bind(Messages.named,
				new Object[] { "{0}", race.variable(), other.place().line() });
		BiFunction<Race, AccessReport, String> full = (race, other) -> NLS.bind(Messages.namedByAccess,
				new Object[] { "{0}", race.variable(), other.place().line(), other.text().strip().replaceAll("\\s+", " ") });
		races.forEach(r -> other(r).ifPresent(other -> names.put(r, brief.apply(r.race().orElseThrow().race(), other))));
		List<String> all = List.copyOf(names.values());
		races.forEach(r -> other(r).filter(o -> all.stream().filter(names.get(r)::equals).count() > 1)
				.ifPresent(other -> names.put(r, full.apply(r.race().orElseThrow().race(), other))));
		return names;
	}

	/** The end that is not where the race's marker stands, or else the second one. */
	private static Optional<AccessReport> other(MarkedFinding finding) {
		int start = finding.marker().getAttribute(IMarker.CHAR_START, -1);
		return finding.race().map(r -> Stream.of(r.race().second(), r.race().first()).filter(a -> a.place().offset() != start).findFirst()
				.orElse(r.race().second()));
	}
}
