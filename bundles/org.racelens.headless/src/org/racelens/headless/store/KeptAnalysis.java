package org.racelens.headless.store;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.ProgramAnalysis;
import org.racelens.analysis.ReportMemory;
import org.racelens.execution.region.Unfollowed;
import org.racelens.logic.prover.ProverFactory;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.link.LinkingFrontEnd;
import org.racelens.openmp.unit.FrontEnd;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.UnitReport;

/** Analyses what has changed since it was analysed before; the rest is as before. */
public final class KeptAnalysis {
	private final ResultStore store;
	private final UnitStore units;
	private final ProverFactory provers;
	private final Optional<ProgramUnits> program;
	private final Optional<String> programDigest;
	private LinkingFrontEnd linking;
	private ProgramAnalysis linked;

	/** @param program whose parts the texts are; empty where each is for itself */
	public KeptAnalysis(ResultStore store, UnitStore units, ProverFactory provers, Optional<ProgramUnits> program) {
		this.store = store;
		this.units = units;
		this.provers = provers;
		this.program = program;
		programDigest = program.isPresent() ? program.get().digest(store) : Optional.of("");
	}

	/** See {@link Analysis#analyse(SourceText, CompileCommand, AnalysisOptions, Cancellation)}. */
	public UnitReport analyse(SourceText source, CompileCommand command, AnalysisOptions options, Cancellation cancellation) {
		long start = System.nanoTime();
		try {
			Optional<KnownUnit> part = program.flatMap(p -> p.unit(source));
			boolean isEnough = part.isPresent() && isEnough(part.get().unit());
			KnownUnit unit = isEnough ? part.get() : units.known(source, command, cancellation);
			Optional<String> key = unit.digest().flatMap(u -> programDigest.flatMap(p -> key("report", options, u, p)));
			Optional<UnitReport> kept = key.flatMap(k -> store.get(k, UnitReport.class));
			if (kept.isPresent()) {
				store.countAsBefore();
				return kept.get();
			}
			Memory memory = new Memory(cancellation);
			UnitReport report = program.isPresent() ? linked().remembering(memory).analyse(source, command, options, cancellation)
					: new Analysis((text, how, stop) -> unit.unit(), provers).analyse(source, command, options, cancellation);
			boolean all = memory.all && isSettled(report, cancellation);
			key.filter(k -> all).ifPresent(k -> store.put(k, report));
			if (memory.asked && !memory.missed) {
				store.countAsBefore();
			}
			return report;
		} catch (FrontEndException e) {
			return UnitReport.failed(source.path(), e.getMessage(), Duration.ofNanos(System.nanoTime() - start));
		}
	}

	/** Whether a part of the program is all that is analysed, but for what is linked with it. */
	private static boolean isEnough(ParsedUnit part) {
		return !part.language().isReadTogether() || LinkingFrontEnd.isSerial(part);
	}

	private Optional<String> key(String kind, AnalysisOptions options, String unit, String of) {
		return store.key(kind, new ReportKey(store.product(), options, unit, of));
	}

	private synchronized ProgramAnalysis linked() throws FrontEndException {
		if (linked == null) {
			linked = new ProgramAnalysis(linking(), provers);
		}
		return linked;
	}

	private synchronized LinkingFrontEnd linking() throws FrontEndException {
		if (linking == null) {
			linking = new LinkingFrontEnd(units, program.orElseThrow().program());
		}
		return linking;
	}

	/** What reads texts as the analysis does. */
	public FrontEnd frontEnd() {
		return program.isEmpty() ? units : (source, command, cancellation) -> linking().parse(source, command, cancellation);
	}

	/** Whether another run says the same: neither a clock nor the end of the stack has decided anything. */
	private static boolean isSettled(UnitReport report, Cancellation cancellation) {
		return report.failure().isEmpty() && !cancellation.isCancelled()
				&& report.messages().stream().noneMatch(m -> m.kind() == MessageKind.TIME_LIMIT)
				&& report.regions().stream().flatMap(r -> r.gaps().stream())
						.noneMatch(g -> g.explanation().sentence() == Unfollowed.CODE_IS_NESTED_TOO_DEEPLY);
	}

	/** What the analysis of one file asks for: linked units, alone or for the calls of the program. */
	private final class Memory implements ReportMemory {
		private final Cancellation cancellation;
		private boolean asked;
		private boolean missed;
		/** whether all answers can be kept */
		private boolean all = true;

		Memory(Cancellation cancellation) {
			this.cancellation = cancellation;
		}

		@Override
		public UnitReport report(ParsedUnit unit, AnalysisOptions options, Supplier<UnitReport> analysis) {
			asked = true;
			Optional<String> key = store.key("linked", List.of(unit)).flatMap(u -> key("analysis", options, u, ""));
			Optional<UnitReport> kept = key.flatMap(k -> store.get(k, UnitReport.class));
			if (kept.isPresent()) {
				return kept.get();
			}
			missed = true;
			UnitReport report = analysis.get();
			boolean settled = isSettled(report, cancellation);
			all &= settled;
			key.filter(k -> settled).ifPresent(k -> store.put(k, report));
			return report;
		}
	}
}
