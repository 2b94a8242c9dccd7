package org.racelens.ide.live;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.text.CurrentText;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.layer.RuntimeLayer;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.graph.PhaseGraph;
import org.racelens.race.graph.PhaseGraphs;

/** Makes the phase graphs of files when somebody wants to see them. May be used by several threads. */
public final class RegionGraphs {
	private final Environment environment;

	RegionGraphs(Environment environment) {
		this.environment = environment;
	}

	/**
	 * The graphs of the text that a result speaks of, by the places of the directives, of a header as part of its source; empty where the
	 * file has another text by now, or cannot be read. Takes about as long as the compiler's front end would.
	 *
	 * @throws CancellationException when {@code cancellation} answered {@code true}
	 */
	public Optional<Map<SourceRange, PhaseGraph>> of(FileResult result, Cancellation cancellation) throws CoreException {
		if (!result.file().isAccessible()) {
			return Optional.empty();
		}
		Optional<SourceText> text = CurrentText.of(result.file()).filter(t -> t.stamp() == result.stamp());
		if (text.isEmpty() || result.includer().isEmpty()) {
			return text.flatMap(t -> LargeStack.call(() -> graphs(t, result.command(), result, cancellation)));
		}
		IFile includer = result.includer().get();
		CompileCommand command = environment.commands().of(includer);
		return CurrentText.of(includer).flatMap(t -> LargeStack.call(() -> graphs(t, command, result, cancellation)));
	}

	private Optional<Map<SourceRange, PhaseGraph>> graphs(SourceText text, CompileCommand command, FileResult result,
			Cancellation cancellation) {
		try {
			ParsedUnit unit = environment.frontEnd().parse(text, command, cancellation);
			return Optional.of(PhaseGraphs.of(RuntimeLayer.of(unit, result.options().models())));
		} catch (FrontEndException | StackOverflowError e) {
			return Optional.empty();
		}
	}
}
