package org.racelens.ide.summary;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.jobs.ILock;
import org.eclipse.core.runtime.jobs.Job;
import org.racelens.ide.settings.PreferenceSchema;

/**
 * The last checks of a whole project, oldest first. They are kept with what the workspace keeps of the project, outside of its folder, and
 * go with it. A file that is missing or cannot be read tells of no run, a line in it that cannot be read of none.
 */
public final class RunHistory {
	private static final String FILE = "runs";
	private static final int MOST_RUNS = 50;
	/** Each change writes what it has read, through one file. */
	private static final ILock CHANGES = Job.getJobManager().newLock();

	private final IProject project;

	public RunHistory(IProject project) {
		this.project = project;
	}

	/** Where the runs stand; a project that does not exist has no such place. */
	private Optional<Path> file() {
		return Optional.ofNullable(project.getWorkingLocation(PreferenceSchema.NODE)).map(folder -> folder.append(FILE).toFile().toPath());
	}

	/** All that are known, oldest first. Reads a small file. */
	public List<PastRun> runs() {
		try {
			Optional<Path> file = file();
			return file.isEmpty() ? List.of()
					: new String(Files.readAllBytes(file.get()), StandardCharsets.UTF_8).lines()
							.flatMap(line -> PastRun.parse(line).stream())
							.toList();
		} catch (NoSuchFileException e) {
			return List.of();
		} catch (IOException e) {
			ILog.of(getClass()).warn(e.getMessage(), e);
			return List.of();
		}
	}

	/** Keeps one more, and no more than are worth it. What was there is replaced as a whole or not at all. */
	public void add(PastRun run) throws IOException {
		CHANGES.acquire();
		try {
			addAlone(run);
		} finally {
			CHANGES.release();
		}
	}

	private void addAlone(PastRun run) throws IOException {
		Optional<Path> file = file();
		if (file.isPresent()) {
			List<PastRun> runs = new ArrayList<>(runs());
			runs.add(run);
			List<String> lines = runs.subList(Math.max(0, runs.size() - MOST_RUNS), runs.size()).stream().map(PastRun::line).toList();
			Path next = file.get().resolveSibling(FILE + ".new");
			Files.write(next, lines);
			// without ATOMIC_MOVE the older file is deleted first
			Files.move(next, file.get(), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
		}
	}

	/**
	 * The run to compare figures with: the newest one, or the one before it where the figures are those of the newest.
	 *
	 * @param runs oldest first
	 */
	public static Optional<PastRun> before(Tally now, List<PastRun> runs) {
		int newest = runs.size() - 1;
		int wanted = newest >= 0 && runs.get(newest).tally().equals(now) ? newest - 1 : newest;
		return wanted < 0 ? Optional.empty() : Optional.of(runs.get(wanted));
	}
}
