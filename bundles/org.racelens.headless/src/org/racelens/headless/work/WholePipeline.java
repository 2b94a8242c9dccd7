package org.racelens.headless.work;

import java.util.Map;
import java.util.Optional;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.ProgramAnalysis;
import org.racelens.headless.store.KeptAnalysis;
import org.racelens.headless.store.KnownUnit;
import org.racelens.headless.store.ProgramUnits;
import org.racelens.headless.store.ResultStore;
import org.racelens.headless.store.UnitStore;
import org.racelens.logic.prover.ProverFactory;
import org.racelens.model.source.CompileCommand;
import org.racelens.openmp.layer.RuntimeLayer;
import org.racelens.openmp.link.LinkingFrontEnd;
import org.racelens.openmp.unit.FrontEnd;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.Together;
import org.racelens.openmp.unit.TracingFrontEnd;
import org.racelens.race.graph.PhaseGraphs;
import org.racelens.repair.suggest.Suggester;
import org.racelens.repair.verify.FixEngine;

/**
 * The product's pipeline.
 *
 * @param single reads a text by itself
 * @param tracing reads a text, with what other texts define where these are known; begins all further pipelines
 * @param store of what earlier runs have found
 * @param reading reads each text for all parts of the pipeline
 * @param analyser analyses what is so read
 */
record WholePipeline(TracingFrontEnd single, TracingFrontEnd tracing, ProverFactory provers, Optional<ResultStore> store, FrontEnd reading,
		Analyser analyser) implements Pipeline {
	/** Of texts that are read by themselves. */
	static WholePipeline of(TracingFrontEnd single, ProverFactory provers) {
		return of(single, single, provers, Optional.empty());
	}

	private static WholePipeline of(TracingFrontEnd single, TracingFrontEnd tracing, ProverFactory provers, Optional<ResultStore> store) {
		if (store.isEmpty()) {
			return new WholePipeline(single, tracing, provers, store, tracing, new Analysis(tracing, provers)::analyse);
		}
		UnitStore units = new UnitStore(tracing, store.get());
		return new WholePipeline(single, tracing, provers, store, units,
				new KeptAnalysis(store.get(), units, provers, Optional.empty())::analyse);
	}

	@Override
	public Pipeline within(ProgramFiles program) {
		TracingFrontEnd together = tracing.with(program.together());
		if (store.isPresent()) {
			UnitStore units = new UnitStore(together, store.get());
			UnitStore parts = new UnitStore(together.alone(), store.get());
			KeptAnalysis kept = new KeptAnalysis(store.get(), units, provers, Optional.of(program.read(parts::known)));
			return new WholePipeline(single, together, provers, store, kept.frontEnd(), kept::analyse);
		}
		TracingFrontEnd alone = together.alone();
		ProgramUnits units = program.read((source, command, cancellation) -> KnownUnit.of(alone.parse(source, command, cancellation)));
		try {
			LinkingFrontEnd linking = new LinkingFrontEnd(together, units.program());
			return new WholePipeline(single, together, provers, store, linking, new ProgramAnalysis(linking, provers)::analyse);
		} catch (FrontEndException e) {
			throw new IllegalStateException(e); // all units have been read
		}
	}

	@Override
	public Pipeline beside(Map<String, CompileCommand> files) {
		return of(single, tracing.with(Together.named(files)), provers, store);
	}

	@Override
	public Pipeline keeping(ResultStore results) {
		return of(single, tracing, provers, Optional.of(results));
	}

	@Override
	public Repairer repairer() {
		return new FixEngine(reading, new Analysis(reading, provers))::repair;
	}

	@Override
	public FixOffers offers() {
		return new FixEngine(reading, new Analysis(reading, provers))::offers;
	}

	@Override
	public LoopAnalyser loops() {
		return new Suggester(reading, new Analysis(reading, provers))::suggest;
	}

	@Override
	public Grapher graphs() {
		return (source, command, options, cancellation) -> PhaseGraphs
				.of(RuntimeLayer.of(reading.parse(source, command, cancellation), options.models()));
	}
}
