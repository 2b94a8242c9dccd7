package org.racelens.headless.fix;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.racelens.headless.base.Ending;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.source.PathNames;
import org.racelens.headless.source.SourceFile;
import org.racelens.headless.source.SourceSearch.Input;
import org.racelens.headless.source.SourceWriter;
import org.racelens.headless.source.SourceWriter.RefusedException;
import org.racelens.headless.work.Instructions;
import org.racelens.headless.work.Pipelines;
import org.racelens.headless.work.Progress;
import org.racelens.headless.work.Workers;
import org.racelens.model.source.SourceText;
import org.racelens.repair.fix.FixSelection;
import org.racelens.repair.fix.Repair;
import org.racelens.report.FixReport;
import org.racelens.report.UnifiedDiff;

/** Repairs files. */
final class FileRepair {
	/**
	 * What became of one file.
	 *
	 * @param source as it was read, where it is to be changed
	 */
	record Repaired(FixReport.File file, Optional<SourceFile> source, Ending ending) {
		/** What it does to the exit status. */
		int status() {
			return ending.status();
		}

		/** What the fixes change, in the file's encoding. */
		byte[] hunks() {
			return source.isPresent() ? source.get().encoded(file.diff().hunks()) : new byte[0];
		}

		/** The same with the repaired text in the file. */
		Repaired written(Surroundings surroundings) {
			if (source.isEmpty()) {
				return this;
			}
			try {
				SourceWriter.write(surroundings.resolve(file.path()), source.get(), file.repair().orElseThrow().after().text());
				return new Repaired(file.written(), source, ending);
			} catch (RefusedException e) {
				return new Repaired(file.refused(e.getMessage()), source, Ending.BAD_INPUT);
			}
		}
	}

	private final Surroundings surroundings;
	private final Pipelines pipelines;
	private final FixSelection selection;
	private final Instructions instructions;

	FileRepair(Surroundings surroundings, Pipelines pipelines, FixSelection selection, Instructions instructions) {
		this.surroundings = surroundings;
		this.pipelines = pipelines;
		this.selection = selection;
		this.instructions = instructions;
	}

	/** The results in the order of the inputs; no file is written. */
	List<Repaired> repair(List<Input> inputs, int jobs, Progress progress) {
		return new Workers<>(this::repaired, FileRepair::failed, surroundings.cancellation()).run(inputs, jobs, progress);
	}

	private Repaired repaired(String path) throws IOException {
		SourceFile file = SourceFile.read(surroundings.resolve(path));
		SourceText source = new SourceText(surroundings.portable(path), file.text(), 0);
		Repair repair = pipelines.of(path).repairer().repair(source, instructions.command(path), instructions.options(path), selection,
				surroundings.cancellation());
		if (repair.first().failure().isPresent()) {
			return new Repaired(FixReport.File.failed(path, repair.first().failure().get()), Optional.empty(), Ending.BAD_INPUT);
		}
		UnifiedDiff diff = UnifiedDiff.of(surroundings.patchName(path), file.whole(), file.whole(repair.after().text()));
		Repair named = PathNames.asNamed(path, surroundings).apply(repair);
		return new Repaired(FixReport.File.shown(path, named, diff), diff.isEmpty() ? Optional.empty() : Optional.of(file),
				Ending.DONE);
	}

	private static Repaired failed(String path, String reason, Ending ending, Duration time) {
		return new Repaired(FixReport.File.failed(path, reason), Optional.empty(), ending);
	}
}
