package org.racelens.ide.live;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.racelens.frontend.cdt.command.CdtIndex;
import org.racelens.ide.text.CurrentText;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.SourceText;

/**
 * Which sources include a header: as CDT's index knows it, or else as the directives in the texts of the header's project name it. A text
 * is read again only when it has changed, and files are looked for again when some have come or gone. May be used by several threads.
 */
final class IncludeGraph {
	private static final Pattern INCLUDE = Pattern.compile("^[ \\t]*#[ \\t]*(?:include|include_next|import)[ \\t]*[<\"]([^\">\\n]+)[\">]",
			Pattern.MULTILINE);

	private final Map<IFile, Names> known = new ConcurrentHashMap<>();
	private final Map<IProject, List<IFile>> code = new ConcurrentHashMap<>();
	/** How often projects have got other files. */
	private final AtomicLong changes = new AtomicLong();

	private static final Names NOTHING = new Names(0, Set.of());

	/** What one text includes, by its spelling. */
	private record Names(long stamp, Set<String> all) {
		/** A name leads to each file whose path ends so: where a compiler looks for it is another question. */
		boolean mayMean(String header) {
			return all.stream().anyMatch(name -> header.endsWith("/" + name));
		}
	}

	/**
	 * The sources that include a header with the fewest headers between them, one with the header's own name first.
	 *
	 * @throws CancellationException when {@code cancellation} answered {@code true}
	 */
	List<IFile> sources(IFile header, Cancellation cancellation) throws CoreException {
		List<IFile> indexed = CdtIndex.includers(header).stream().filter(SourceFiles::isSource).toList();
		return indexed.isEmpty() ? written(header, cancellation) : indexed;
	}

	private List<IFile> written(IFile header, Cancellation cancellation) throws CoreException {
		Map<IFile, Names> files = names(header.getProject(), cancellation);
		Set<IFile> seen = new LinkedHashSet<>(List.of(header));
		List<IFile> included = List.of(header);
		while (!included.isEmpty()) {
			end(cancellation);
			List<String> targets = included.stream().map(f -> "/" + f.getFullPath().makeRelative()).toList();
			List<IFile> including = files.entrySet().stream().filter(e -> targets.stream().anyMatch(e.getValue()::mayMean))
					.map(Map.Entry::getKey).filter(seen::add).toList();
			List<IFile> sources = including.stream().filter(SourceFiles::isSource)
					.sorted(Comparator.comparing((IFile f) -> !bare(f).equals(bare(header))).thenComparing(f -> f.getFullPath().toString()))
					.toList();
			if (!sources.isEmpty()) {
				return sources;
			}
			included = including;
		}
		return List.of();
	}

	private static String bare(IFile file) {
		return file.getFullPath().removeFileExtension().lastSegment();
	}

	private static void end(Cancellation cancellation) {
		if (cancellation.isCancelled()) {
			throw new CancellationException();
		}
	}

	private Map<IFile, Names> names(IProject project, Cancellation cancellation) throws CoreException {
		Map<IFile, Names> names = new LinkedHashMap<>();
		for (IFile file : code(project, cancellation)) {
			end(cancellation);
			names.put(file, names(file));
		}
		return names;
	}

	/** What changes while they are looked for may be missing: they are not kept then. */
	private List<IFile> code(IProject project, Cancellation cancellation) throws CoreException {
		List<IFile> present = code.get(project);
		if (present != null) {
			return present;
		}
		long before = changes.get();
		List<IFile> files = new ArrayList<>();
		project.accept(resource -> {
			end(cancellation);
			if (resource instanceof IFile file && SourceFiles.isCode(file) && !SourceFiles.isDerived(file)) {
				files.add(file);
			}
			return true;
		});
		code.put(project, files);
		if (changes.get() != before) {
			code.remove(project, files);
		}
		return files;
	}

	private Names names(IFile file) throws CoreException {
		Names present = known.get(file);
		if (present == null || !CurrentText.isCurrent(file, present.stamp())) {
			Optional<SourceText> text = CurrentText.of(file);
			if (text.isEmpty()) {
				return NOTHING;
			}
			present = new Names(text.get().stamp(), included(text.get().text()));
			known.put(file, present);
		}
		return present;
	}

	private static Set<String> included(String text) {
		Set<String> names = new LinkedHashSet<>();
		for (Matcher include = INCLUDE.matcher(text); include.find();) {
			names.add(name(include.group(1)));
		}
		return names;
	}

	/** Without the folders that it leaves again: what it means begins where it leads to. */
	private static String name(String written) {
		return IPath.fromPortableString(written.replace('\\', '/')).makeRelative().toString().replaceFirst("^(\\.\\./)+", "");
	}

	void filesChanged(Collection<IProject> projects) {
		if (!projects.isEmpty()) {
			changes.incrementAndGet();
			code.keySet().removeAll(projects);
		}
	}

	void forget(Predicate<IFile> isGone) {
		known.keySet().removeIf(isGone);
	}
}
