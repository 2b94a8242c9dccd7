package org.racelens.ide.live;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.racelens.frontend.cdt.command.CdtIndex;
import org.racelens.ide.text.CurrentText;

/**
 * Which sources include a header: as CDT's index knows it, or else as the directives in the texts of the header's project name it. A text
 * is read again only when it has changed. May be used by several threads.
 */
final class IncludeGraph {
	private static final Pattern INCLUDE = Pattern.compile("^[ \\t]*#[ \\t]*(?:include|include_next|import)[ \\t]*[<\"]([^\">\\n]+)[\">]",
			Pattern.MULTILINE);

	private final Map<IFile, Names> known = new ConcurrentHashMap<>();

	/** What one text includes, by its spelling. */
	private record Names(long stamp, Set<String> all) {
		/** A name leads to each file whose path ends so: where a compiler looks for it is another question. */
		boolean mayMean(IFile header) {
			return all.stream().anyMatch(name -> ("/" + header.getFullPath().makeRelative()).endsWith("/" + name));
		}
	}

	/** The sources that include a header with the fewest headers between them, one with the header's own name first. */
	List<IFile> sources(IFile header) throws CoreException {
		List<IFile> indexed = CdtIndex.includers(header).stream().filter(SourceFiles::isSource).toList();
		return indexed.isEmpty() ? written(header) : indexed;
	}

	private List<IFile> written(IFile header) throws CoreException {
		Map<IFile, Names> files = names(header.getProject());
		Set<IFile> seen = new LinkedHashSet<>(List.of(header));
		List<IFile> included = List.of(header);
		while (!included.isEmpty()) {
			List<IFile> targets = included;
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

	private Map<IFile, Names> names(IProject project) throws CoreException {
		List<IFile> files = new ArrayList<>();
		project.accept(resource -> {
			if (resource instanceof IFile file && SourceFiles.isCode(file) && !SourceFiles.isDerived(file)) {
				files.add(file);
			}
			return true;
		});
		Map<IFile, Names> names = new LinkedHashMap<>();
		for (IFile file : files) {
			names.put(file, names(file));
		}
		return names;
	}

	private Names names(IFile file) throws CoreException {
		long stamp = file.getModificationStamp();
		Names present = known.get(file);
		if (present == null || present.stamp() != stamp) {
			present = new Names(stamp, CurrentText.of(file).map(text -> included(text.text())).orElse(Set.of()));
			known.put(file, present);
		}
		return present;
	}

	private static Set<String> included(String text) {
		Set<String> names = new LinkedHashSet<>();
		for (Matcher include = INCLUDE.matcher(text); include.find();) {
			names.add(include.group(1).replace('\\', '/').replaceAll("(^|/)(\\.{1,2}/)+", "$1"));
		}
		return names;
	}

	void forget(Predicate<IFile> isGone) {
		known.keySet().removeIf(isGone);
	}
}
