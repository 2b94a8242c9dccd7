package org.racelens.ide.live;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.content.IContentType;
import org.racelens.analysis.PathPattern;
import org.racelens.frontend.fortran.FortranFrontEnd;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceLanguage;
import org.racelens.model.source.SourceText;

/** Which files are analysed. */
public final class SourceFiles {
	private static final Set<String> ENDINGS = Set.of("c", "cc", "cpp", "cxx", "C");
	private static final Set<String> INCLUDED = Set.of("inc", "fi", "fh", "f90inc");
	private static final Set<String> SOURCES = Set.of("org.eclipse.cdt.core.cSource", "org.eclipse.cdt.core.cxxSource");
	private static final Set<String> HEADERS = Set.of("org.eclipse.cdt.core.cHeader", "org.eclipse.cdt.core.cxxHeader");

	private SourceFiles() {
	}

	/** Sources by their names: of C and C++ as the platform's content types and the project's own say, of Fortran by their endings. */
	public static boolean isSource(IFile file) {
		return hasType(file, SOURCES) || file.getFileExtension() != null && ENDINGS.contains(file.getFileExtension()) || isFortran(file);
	}

	/** Sources of Fortran. */
	public static boolean isFortran(IFile file) {
		return FortranFrontEnd.reads(file.getName());
	}

	/** What sources of Fortran include and nothing else does, as far as its name tells. */
	static boolean isIncludedByFortran(IFile file) {
		return file.getFileExtension() != null && INCLUDED.contains(file.getFileExtension().toLowerCase(Locale.ROOT));
	}

	/** The language that a file is written in, as far as edits and comments ask. */
	public static SourceLanguage language(SourceText source) {
		return FortranFrontEnd.reads(source.path()) ? FortranFrontEnd.language() : CompileCommand.forPath(source.path()).language();
	}

	/** Sources, and headers, which are analysed as part of them. */
	public static boolean isCode(IFile file) {
		return isSource(file) || isHeader(file);
	}

	static boolean isHeader(IFile file) {
		return hasType(file, HEADERS);
	}

	/** Whether what makes the file is not the user. */
	static boolean isDerived(IFile file) {
		return file.isDerived(IResource.CHECK_ANCESTORS) || file.isTeamPrivateMember(IResource.CHECK_ANCESTORS);
	}

	/** The nearest type counts: CDT's headers are sources of a special kind, and a plug-in may have kinds of headers. */
	private static boolean hasType(IFile file, Set<String> ids) {
		return Stream.of(contentTypes(file)).anyMatch(type -> {
			IContentType t = type;
			while (t != null && !SOURCES.contains(t.getId()) && !HEADERS.contains(t.getId())) {
				t = t.getBaseType();
			}
			return t != null && ids.contains(t.getId());
		});
	}

	private static IContentType[] contentTypes(IFile file) {
		try {
			return file.getProject().getContentTypeMatcher().findContentTypesFor(file.getName());
		} catch (CoreException e) {
			return Platform.getContentTypeManager().findContentTypesFor(file.getName());
		}
	}

	static boolean isExcluded(IFile file, List<String> patterns) {
		return patterns.stream().anyMatch(p -> PathPattern.matches(p, file.getProjectRelativePath().toString()));
	}
}
