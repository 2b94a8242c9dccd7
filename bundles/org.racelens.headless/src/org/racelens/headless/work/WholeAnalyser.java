package org.racelens.headless.work;

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
		ProgramUnits units = program.read((source, command, cancellation) -> KnownUnit.of(frontEnd.parse(source, command, cancellation)));
		try {
			return new ProgramAnalysis(new LinkingFrontEnd(frontEnd, units.program()), provers)::analyse;
		} catch (FrontEndException e) {
			throw new IllegalStateException(e); // all units have been read
		}
	}

	@Override
	public Analyser keeping(ResultStore store) {
		return new Keeping(store, new UnitStore(frontEnd, store));
	}

	/** The same with what earlier runs have found. */
	private final class Keeping implements Analyser {
		private final ResultStore store;
		private final UnitStore units;
		private final KeptAnalysis alone;

		Keeping(ResultStore store, UnitStore units) {
			this.store = store;
			this.units = units;
			alone = new KeptAnalysis(store, units, provers, Optional.empty());
		}

		@Override
		public UnitReport analyse(SourceText source, CompileCommand command, AnalysisOptions options, Cancellation cancellation) {
			return alone.analyse(source, command, options, cancellation);
		}

		@Override
		public Analyser within(ProgramFiles program) {
			return new KeptAnalysis(store, units, provers, Optional.of(program.read(units::known)))::analyse;
		}
	}
}
