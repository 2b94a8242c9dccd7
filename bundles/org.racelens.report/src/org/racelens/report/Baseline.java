package org.racelens.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.racelens.race.verdict.Defect;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.report.words.Comparison;
import org.racelens.report.words.Comparison.Gone;

/** The findings of an earlier report. */
public final class Baseline {
	/** The text is no report of racelens that can be compared with; the message is for the user, with the place in the text. */
	public static final class UnusableException extends Exception {
		private static final long serialVersionUID = 1L;

		UnusableException(String message) {
			super(message);
		}
	}

	/** Whether the source accepted a finding. */
	enum Acceptance {
		OPEN, ACCEPTED
	}

	/**
	 * A finding of the earlier report.
	 *
	 * @param file the file that was analysed
	 * @param rule empty for what is no finding but a message, or what runs have shown
	 */
	record Finding(String file, String fingerprint, Optional<Comparison.Rule> rule, Acceptance acceptance, Gone said) {
	}

	private final Map<String, Finding> findings = new LinkedHashMap<>();

	private Baseline(List<Finding> all) {
		// of one that is accepted in one place and open in another, what is open counts
		all.forEach(f -> findings.merge(f.fingerprint(), f, (one, other) -> one.acceptance() == Acceptance.OPEN ? one : other));
	}

	/**
	 * Reads a JSON or SARIF report of racelens.
	 *
	 * @throws UnusableException for any other text
	 */
	public static Baseline parse(String text) throws UnusableException {
		return new Baseline(new BaselineReader(text).read());
	}

	/** What is compared with the baseline in one report. */
	private final class Marked {
		final Map<Object, Set<Object>> known = new IdentityHashMap<>();
		final Set<String> present = new HashSet<>();

		void mark(Object region, Object finding, Fingerprint fingerprint, Acceptance now) {
			present.add(fingerprint.value());
			Finding before = findings.get(fingerprint.value());
			if (before != null && (before.acceptance() == Acceptance.OPEN || now == Acceptance.ACCEPTED)) {
				known.computeIfAbsent(region, r -> Collections.newSetFromMap(new IdentityHashMap<>())).add(finding);
			}
		}

		Marked of(List<UnitReport> files, Fingerprints prints) {
			for (UnitReport file : files) {
				file.messages().forEach(m -> mark(m, m, prints.message(file.path(), m), Acceptance.OPEN));
				file.regions().forEach(region -> of(file.path(), region, prints));
			}
			return this;
		}

		private void of(String unit, RegionReport region, Fingerprints prints) {
			Defect.of(region.races()).forEach(d -> mark(region, d.clearest(), prints.race(unit, region, d),
					d.clearest().isAccepted() ? Acceptance.ACCEPTED : Acceptance.OPEN));
			if (region.finding().equals(Optional.of(Verdict.UNKNOWN))) {
				mark(region, region, prints.unknown(unit, region), Acceptance.OPEN);
			}
			region.conditions().forEach(c -> mark(region, c, prints.condition(unit, region, c), Acceptance.OPEN));
			if (region.verdict() == Verdict.RACE_FREE) {
				mark(region, region.proof(), prints.free(unit, region), Acceptance.OPEN);
			}
			region.tried().ifPresent(trial -> mark(region, trial, prints.coverage(unit, region), Acceptance.OPEN));
		}
	}

	/**
	 * Compares a report.
	 *
	 * @param name of the baseline, for readers
	 * @param shown what the report has
	 * @param all what was found, also what the report leaves out
	 * @param prints of both
	 * @param isSettled whether a file was looked at as a whole, or is no more: what the baseline has of it and the report has not is gone
	 */
	public Comparison compare(String name, List<UnitReport> shown, List<UnitReport> all, Fingerprints prints,
			Predicate<String> isSettled) {
		Marked marked = new Marked().of(shown, prints);
		Set<String> present = new Marked().of(all, prints).present;
		present.addAll(marked.present);
		List<Gone> gone = new ArrayList<>();
		findings.values().stream().filter(f -> f.acceptance() == Acceptance.OPEN && f.rule().isPresent())
				.filter(f -> !present.contains(f.fingerprint()) && isSettled.test(f.file())).forEach(f -> gone.add(f.said()));
		return new Comparison(name, marked.known, gone);
	}
}
