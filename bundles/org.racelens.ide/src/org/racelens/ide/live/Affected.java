package org.racelens.ide.live;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.racelens.ide.result.AnalysisResults;
import org.racelens.ide.result.FileResult;

/** Which files may have another answer when others change, by their paths. */
final class Affected {
	private final AnalysisResults results;
	private final BufferChanges editors;
	private final FileWork work;
	private final Map<IFile, FileAnalysis> jobs;

	Affected(AnalysisResults results, BufferChanges editors, FileWork work, Map<IFile, FileAnalysis> jobs) {
		this.results = results;
		this.editors = editors;
		this.work = work;
		this.jobs = jobs;
	}

	/** An empty set of files. */
	static Set<IFile> byPath() {
		return new TreeSet<>(Comparator.comparing(f -> f.getFullPath().toString()));
	}

	/** Whoever shows a source sees at once what headers change. A header that the user had checked is a source as well. */
	Set<IFile> byHeaders(Collection<IFile> headers) {
		Set<IFile> affected = byPath();
		affected.addAll(editors.files());
		headers.stream().filter(h -> h.isAccessible() && (work.shows(h) || isUnderway(h))).forEach(affected::add);
		return affected;
	}

	/**
	 * Headers of which something is known, or soon will be, may have been analysed as part of sources, or may be from now on. Those to
	 * which that makes no difference keep their answers.
	 */
	Set<IFile> bySources(Collection<IFile> sources) {
		Set<IFile> affected = byPath();
		sources.stream().filter(IFile::isAccessible).forEach(affected::add);
		affected.addAll(byFortran(sources));
		if (!sources.isEmpty()) {
			Stream.concat(editors.files().stream(), results.all().stream().map(FileResult::file))
					.filter(f -> HeaderWork.isHeader(f) && work.shows(f)).forEach(affected::add);
			affected.addAll(headersUnderway());
		}
		return affected;
	}

	/** Whoever shows a source of Fortran sees at once what the modules and procedures of others in its project change. */
	private Set<IFile> byFortran(Collection<IFile> sources) {
		Set<IProject> projects = sources.stream().filter(SourceFiles::isFortran).map(IFile::getProject).collect(Collectors.toSet());
		Set<IFile> affected = byPath();
		editors.files().stream().filter(f -> projects.contains(f.getProject()) && SourceFiles.isFortran(f)).forEach(affected::add);
		return affected;
	}

	/** The headers that were analysed as part of sources that are gone, and those of which it is not known yet. */
	Set<IFile> leftBy(Predicate<IFile> gone) {
		Set<IFile> left = byPath();
		results.all().stream().filter(result -> result.includer().filter(gone).isPresent()).map(FileResult::file)
				.forEach(left::add);
		left.addAll(headersUnderway());
		left.removeIf(gone);
		return left;
	}

	private List<IFile> headersUnderway() {
		return jobs.keySet().stream().filter(f -> HeaderWork.isHeader(f) && isUnderway(f)).toList();
	}

	/** Whether a file is being analysed, or waits for it: what was read for it may be the state before a change. */
	private boolean isUnderway(IFile file) {
		FileAnalysis job = jobs.get(file);
		return job != null && job.isBusy();
	}
}
