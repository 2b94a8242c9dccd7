package org.racelens.headless.work;

import java.util.Map;
import java.util.Optional;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.ProgramAnalysis;
import org.racelens.headless.store.KeptAnalysis;
import org.racelens.headless.store.KnownUnit;
import org.racelens.headless.store.ProgramUnits;
import org.racelens.headless.store.ResultStore;
import org.racelens.headless.store.UnitStore;
import org.racelens.logic.prover.ProverFactory;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.link.LinkingFrontEnd;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.Together;
import org.racelens.openmp.unit.TracingFrontEnd;
import org.racelens.race.verdict.UnitReport;

/** The product's pipeline. */
final class WholeAnalyser implements Analyser {
	private final TracingFrontEnd frontEnd;
	private final ProverFactory provers;
	private final Analysis analysis;

	WholeAnalyser(TracingFrontEnd frontEnd, ProverFactory provers) {
		this.frontEnd = frontEnd;
		this.provers = provers;
		analysis = new Analysis(frontEnd, provers);
	}

	@Override
	public UnitReport analyse(SourceText source, CompileCommand command, AnalysisOptions options, Cancellation cancellation) {
		return analysis.analyse(source, command, options, cancellation);
	}

	@Override
	public Analyser within(ProgramFiles program) {
		TracingFrontEnd together = frontEnd.with(program.together());
		ProgramUnits units = program.read((source, command, cancellation) -> KnownUnit.of(together.parse(source, command, cancellation)));
		try {
			return new ProgramAnalysis(new LinkingFrontEnd(together, units.program()), provers)::analyse;
		} catch (FrontEndException e) {
			throw new IllegalStateException(e); // all units have been read
		}
	}

	@Override
	public Analyser beside(Map<String, CompileCommand> files) {
		return new WholeAnalyser(frontEnd.with(Together.named(files)), provers);
	}

	@Override
	public Analyser keeping(ResultStore store) {
		return new Keeping(store, frontEnd);
	}

	/** The same with what earlier runs have found. */
	private final class Keeping implements Analyser {
		private final ResultStore store;
		private final TracingFrontEnd reading;
		private final KeptAnalysis alone;

		Keeping(ResultStore store, TracingFrontEnd reading) {
			this.store = store;
			this.reading = reading;
			alone = new KeptAnalysis(store, new UnitStore(reading, store), provers, Optional.empty());
		}

		@Override
		public UnitReport analyse(SourceText source, CompileCommand command, AnalysisOptions options, Cancellation cancellation) {
			return alone.analyse(source, command, options, cancellation);
		}

		@Override
		public Analyser within(ProgramFiles program) {
			UnitStore units = new UnitStore(reading.with(program.together()), store);
			return new KeptAnalysis(store, units, provers, Optional.of(program.read(units::known)))::analyse;
		}

		@Override
		public Analyser beside(Map<String, CompileCommand> files) {
			return new Keeping(store, reading.with(Together.named(files)));
		}
	}
}
