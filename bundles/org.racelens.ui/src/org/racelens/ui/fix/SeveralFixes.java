package org.racelens.ui.fix;

import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.operation.ModalContext;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Display;
import org.racelens.ide.fix.FileFixes;
import org.racelens.ide.fix.FixSequence;
import org.racelens.ide.fix.FixSequence.Conflict;
import org.racelens.ide.fix.FixSequence.Wish;
import org.racelens.repair.fix.FixKind;
import org.racelens.report.words.Sentences;

/** Applies fixes of one kind to several markers: those of one file as one step, each verified on the text that the ones before left. */
final class SeveralFixes {
	private SeveralFixes() {
	}

	/** What is to be done in one file. */
	private record FileWishes(FileFixes fixes, List<Wish> wishes) {
	}

	/** To be called by the UI thread: another one verifies, while this one shows the progress. */
	static void apply(List<MarkedFinding> findings, List<FixKind> kinds, IProgressMonitor monitor) {
		Map<IFile, FileWishes> wishes = wishes(findings, kinds);
		Map<IFile, FixSequence> sequences = new LinkedHashMap<>();
		try {
			ModalContext.run(m -> {
				m.beginTask(Messages.verifying, wishes.size());
				wishes.forEach((file, wish) -> {
					m.subTask(file.getName());
					sequences.put(file, FixSequence.of(wish.fixes(), wish.wishes(), MarkedFinding.live(), m::isCanceled));
					m.worked(1);
				});
			}, true, monitor, Display.getCurrent());
		} catch (InvocationTargetException e) {
			if (!(e.getCause() instanceof CancellationException)) {
				Notices.failed(e.getCause());
			}
			return;
		} catch (InterruptedException e) {
			return;
		}
		apply(sequences);
	}

	private static Map<IFile, FileWishes> wishes(List<MarkedFinding> findings, List<FixKind> kinds) {
		Map<IFile, FileWishes> result = new LinkedHashMap<>();
		for (MarkedFinding finding : findings) {
			Optional<FileFixes> fixes = finding.fixes();
			fixes.flatMap(f -> f.of(finding.id())).ifPresent(
					outcome -> result.computeIfAbsent(finding.file(), f -> new FileWishes(fixes.get(), new ArrayList<>())).wishes()
							.add(new Wish(outcome.group(), kinds)));
		}
		return result;
	}

	private static void apply(Map<IFile, FixSequence> sequences) {
		List<String> conflicts = new ArrayList<>();
		sequences.forEach((file, sequence) -> {
			if (!sequence.applied().isEmpty()) {
				Edits.tryApply(file, sequence.changes()).ifPresent(problem -> conflicts.add(file.getName() + ": " + problem));
			}
			sequence.conflicts().forEach(c -> conflicts.add(sentence(file, c)));
		});
		if (!conflicts.isEmpty()) {
			Notices.warn(Messages.notAllFixed, NLS.bind(Messages.notAllFixedReasons, String.join("\n", conflicts)));
		}
	}

	private static String sentence(IFile file, Conflict conflict) {
		return NLS.bind(Messages.conflict, new Object[] { file.getName(), conflict.wish().group().region().place().line(),
				conflict.wish().group().name(), reason(conflict) });
	}

	private static String reason(Conflict conflict) {
		return conflict.refusal().map(r -> NLS.bind(conflict.reason(), Sentences.of(r.reason()))).orElse(conflict.reason());
	}
}
