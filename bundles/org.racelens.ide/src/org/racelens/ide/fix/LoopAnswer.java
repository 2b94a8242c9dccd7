package org.racelens.ide.fix;

import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.osgi.util.NLS;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.ide.live.LargeStack;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.text.CurrentText;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.repair.suggest.Suggester;
import org.racelens.repair.suggest.Suggestion;

/**
 * Whether the sequential loop in a line of a text can be parallel.
 *
 * @param source the text
 * @param suggestion empty where there is no sequential loop
 * @param failure why nothing can be said; empty where something can
 */
public record LoopAnswer(SourceText source, Optional<Suggestion> suggestion, Optional<String> failure) {
	/**
	 * Not to be called by the UI thread.
	 *
	 * @param line 1-based; the loop that starts there, or else the innermost one around it
	 * @return empty for a file without text
	 * @throws java.util.concurrent.CancellationException when {@code cancellation} answered {@code true}
	 */
	public static Optional<LoopAnswer> at(IFile file, int line, LiveAnalysis live, Cancellation cancellation) throws CoreException {
		CompileCommand command = live.environment().commands().of(file);
		AnalysisOptions options = live.environment().settings().of(file.getProject()).options();
		Optional<IFile> includer = live.includer(file, cancellation);
		if (includer.isPresent()) {
			String reason = NLS.bind(Messages.loopInHeader, file.getName(), includer.get().getName());
			return CurrentText.of(file).map(source -> new LoopAnswer(source, Optional.empty(), Optional.of(reason)));
		}
		Suggester suggester = new Suggester(live.environment().frontEnd(), live.analysis());
		return CurrentText.of(file).map(source -> LargeStack.call(() -> {
			try {
				List<Suggestion> answers = suggester.suggest(source, command, options, Optional.of(line), cancellation);
				return new LoopAnswer(source, answers.stream().findFirst(), Optional.empty());
			} catch (FrontEndException e) {
				return new LoopAnswer(source, Optional.empty(), Optional.of(e.getMessage()));
			}
		}));
	}
}
