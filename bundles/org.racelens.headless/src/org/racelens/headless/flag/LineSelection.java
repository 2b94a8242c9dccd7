package org.racelens.headless.flag;

import java.util.List;
import java.util.Optional;
import org.racelens.model.gap.SourceMessage;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;

/** Chooses what is said of one line: the races that have an end there, or else the regions around it. */
public final class LineSelection {
	private LineSelection() {
	}

	/**
	 * The file's report with the chosen regions and races only, and the messages on executions of these regions; empty where the line has
	 * neither.
	 */
	public static Optional<UnitReport> of(UnitReport file, int line) {
		List<RegionReport> byRace = file.regions().stream().flatMap(region -> withRacesOn(line, region, file.path()).stream()).toList();
		List<RegionReport> chosen = !byRace.isEmpty() ? byRace
				: file.regions().stream().filter(region -> region.place().line() <= line && line <= region.endLine()).toList();
		return chosen.isEmpty() ? Optional.empty()
				: Optional.of(new UnitReport(file.path(), file.failure(), chosen, messages(file, chosen), file.time()));
	}

	private static List<SourceMessage> messages(UnitReport file, List<RegionReport> chosen) {
		return file.messages().stream().filter(message -> message.schedule().isPresent()
				&& chosen.stream().anyMatch(region -> region.place().path().equals(message.place().path())
						&& region.place().line() <= message.place().line() && message.place().line() <= region.endLine()))
				.toList();
	}

	private static Optional<RegionReport> withRacesOn(int line, RegionReport region, String path) {
		List<Race> races = region.races().stream().filter(race -> isOn(line, race.first(), path) || isOn(line, race.second(), path))
				.toList();
		return races.isEmpty() ? Optional.empty()
				: Optional.of(new RegionReport(region.directive(), region.place(), region.endLine(), region.function(), region.verdict(),
						region.time(), races, region.gaps(), region.conditions(), region.proof()));
	}

	private static boolean isOn(int line, AccessReport access, String path) {
		return access.place().path().equals(path) && access.place().line() <= line && line <= access.place().endLine();
	}
}
