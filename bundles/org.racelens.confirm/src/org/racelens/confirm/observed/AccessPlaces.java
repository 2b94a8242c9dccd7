package org.racelens.confirm.observed;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.racelens.model.source.CallSite;
import org.racelens.race.verdict.AccessPointer;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Circumstances;
import org.racelens.race.verdict.TeamNumber;
import org.racelens.recording.race.RacingAccess;
import org.racelens.recording.structure.Membership;
import org.racelens.recording.symbol.CodePlace;
import org.racelens.recording.symbol.DataPlace;
import org.racelens.recording.symbol.Symbols;

/** Tells recorded accesses in source terms. */
final class AccessPlaces {
	private static final List<String> OUTLINED = List.of("omp_outlined", "_omp_fn", "omp_task_entry");
	private static final String OUTLINED_NAME = "\\._omp_fn\\.\\d+$|\\.omp_outlined.*$";
	private static final Pattern OF_FUNCTION = Pattern.compile("^__\\w+_MOD_|^.*\\)(?: const)?::|^[A-Za-z_]\\w*\\.(?=[A-Za-z_])|\\.\\d+$");
	private static final int MOST_CALLS = 32;
	/** In the place of a number. */
	private static final String STARTED_BY = "started by ";

	private static final String LIBRARY = "std::";
	private static final Pattern ARGUMENTS = Pattern.compile("<[^<>]*>");
	private static final Pattern BEHIND_NAME = Pattern.compile("(?:\\boperator\\b|\\().*$");

	private final Symbols symbols;
	private final SourcePlaces places;
	private final UnaryOperator<String> names;

	/**
	 * Where the program asks for what code does.
	 *
	 * @param address of the code or the call that stands there
	 */
	record Asked(Site site, long address) {
	}

	/** @param names what files of debug information are called */
	AccessPlaces(Symbols symbols, SourcePlaces places, UnaryOperator<String> names) {
		this.symbols = symbols;
		this.places = places;
		this.names = names;
	}

	/** Where code stands in the innermost function that is known of it. */
	Optional<Site> place(long code) {
		return sites(code).findFirst();
	}

	/**
	 * Where the program itself asks for an atomic operation: of those that functions of the standard library do, where these are called.
	 *
	 * @param calls to the code, innermost first
	 */
	Optional<Asked> asked(long code, List<Long> calls) {
		return Stream.concat(Stream.of(code), calls.stream())
				.flatMap(address -> sites(address).filter(s -> !isOfLibrary(s.function())).limit(1).map(s -> new Asked(s, address)))
				.findFirst();
	}

	/** Of functions that a template makes the type of the result comes before the name. */
	private static boolean isOfLibrary(String function) {
		String text = function;
		for (String shorter = ARGUMENTS.matcher(text).replaceAll(""); !shorter.equals(text); shorter = ARGUMENTS.matcher(text)
				.replaceAll("")) {
			text = shorter;
		}
		String name = BEHIND_NAME.matcher(text).replaceAll("");
		return name.startsWith(LIBRARY, name.lastIndexOf(' ') + 1);
	}

	/** Where a region stands; of a function that a compiler has made of it the name is that of the function around. */
	Optional<Site> region(long code) {
		return place(code).map(s -> new Site(s.function().replaceFirst(OUTLINED_NAME, ""), s.path(), s.line(), s.column()));
	}

	/** The functions that code is in, those that are inlined into the next one first. */
	private Stream<Site> sites(long code) {
		CodePlace place = symbols.code().get(code);
		return place == null ? Stream.of() : place.frames().stream().filter(f -> f.line() > 0).flatMap(f -> f.file().stream()
				.map(file -> new Site(f.function().orElse(""), names.apply(file), f.line(), f.column())));
	}

	/** The accessed variable, as far as the object or the text has a name. */
	String variable(RacingAccess access) {
		return name(access).orElse("memory at " + hex(access.address()));
	}

	/** The accessed variable of a pair, which one of the two may have no name for. */
	String variable(RacingAccess first, RacingAccess second) {
		return name(first).or(() -> name(second)).orElse("memory at " + hex(first.address()));
	}

	private Optional<String> name(RacingAccess access) {
		return object(access).flatMap(DataPlace::name).map(AccessPlaces::sourceName)
				.or(() -> place(access.code()).flatMap(p -> expression(access, p).root()));
	}

	private SourcePlaces.Expression expression(RacingAccess access, Site p) {
		return access.kind().isWrite() ? places.accessed(p.path(), p.line(), p.column()) : places.read(p.path(), p.line(), p.column());
	}

	/** Compilers add the function to the name of a static variable in it, or a number, and gfortran the module. */
	private static String sourceName(String symbol) {
		return OF_FUNCTION.matcher(symbol).replaceAll("");
	}

	private Optional<DataPlace> object(RacingAccess access) {
		return Optional.ofNullable(symbols.data().get(access.address())).filter(d -> d.name().isPresent());
	}

	private String address(RacingAccess access) {
		String place = hex(access.address());
		return object(access).map(d -> sourceName(d.name().orElseThrow()) + (d.distance() == 0 ? "" : " + " + d.distance()) + ", " + place)
				.orElse(place);
	}

	/** An end of a race. */
	AccessReport report(RacingAccess access) {
		return report(access, place(access.code()).orElseGet(() -> Site.unknown(access.code())));
	}

	private AccessReport report(RacingAccess access, Site p) {
		SourcePlaces.Expression accessed = expression(access, p);
		String text = accessed.text().orElseGet(() -> variable(access));
		List<TeamNumber> teams = teams(access);
		String number = teams.isEmpty() ? "0" : teams.get(teams.size() - 1).number();
		return new AccessReport(accessed.place(), access.kind().isWrite(), access.kind().isAtomic(), text,
				number, Optional.empty(), Map.of(), Optional.empty(), text, address(access),
				new AccessPointer(Optional.empty(), "(char *)" + hex(access.address())), calls(access),
				Circumstances.UNKNOWN.in(teams));
	}

	private static List<TeamNumber> teams(RacingAccess access) {
		return access.memberships().stream().map(AccessPlaces::team).toList();
	}

	/** A thread that one of a team has started has no number of its own there. */
	private static TeamNumber team(Membership membership) {
		String number = Integer.toString(membership.number());
		return switch (membership.kind()) {
			case THREAD -> new TeamNumber(TeamNumber.Kind.THREAD, number);
			case TEAM -> new TeamNumber(TeamNumber.Kind.TEAM, number);
			case STARTED_THREAD -> new TeamNumber(TeamNumber.Kind.THREAD, STARTED_BY + number);
		};
	}

	/** From the region to the access: up to the function that the compiler has made of the region. */
	private List<CallSite> calls(RacingAccess access) {
		List<Site> frames = Stream.concat(Stream.of(access.code()), access.callers().stream().map(r -> r - 1)).limit(MOST_CALLS)
				.flatMap(this::sites).toList();
		List<CallSite> calls = new ArrayList<>();
		for (int i = 0; i + 1 < frames.size() && !isOutlined(frames.get(i).function()); i++) {
			Site call = frames.get(i + 1);
			calls.add(new CallSite(frames.get(i).function(), places.line(call.path(), call.line())));
		}
		Collections.reverse(calls);
		return calls;
	}

	private static boolean isOutlined(String function) {
		return OUTLINED.stream().anyMatch(function::contains);
	}

	private static String hex(long address) {
		return "0x" + Long.toHexString(address);
	}
}
