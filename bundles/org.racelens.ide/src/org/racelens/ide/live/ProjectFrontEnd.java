package org.racelens.ide.live;

import java.net.URI;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.racelens.frontend.fortran.FortranFrontEnd;
import org.racelens.ide.settings.CompileCommands;
import org.racelens.ide.text.CurrentText;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEnd;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.openmp.unit.Together;
import org.racelens.openmp.unit.TracingFrontEnd;

/** Reads sources of Fortran together with the others of their project, which may define what they call. May be used by several threads. */
final class ProjectFrontEnd implements FrontEnd {
	private final TracingFrontEnd single;
	private final CompileCommands commands;
	private final IWorkspace workspace;
	private final Map<IProject, Sources> known = new ConcurrentHashMap<>();

	/** The sources of a project by their paths, and what reads them together. */
	private record Sources(Map<String, CompileCommand> files, FrontEnd together) {
	}

	/** @param single reads each text by itself */
	ProjectFrontEnd(TracingFrontEnd single, CompileCommands commands, IWorkspace workspace) {
		this.single = single;
		this.commands = commands;
		this.workspace = workspace;
	}

	@Override
	public ParsedUnit parse(SourceText source, CompileCommand command, Cancellation cancellation) throws FrontEndException {
		Optional<IProject> project = FortranFrontEnd.reads(source.path()) ? project(source.path()) : Optional.empty();
		return project.map(this::together).orElse(single).parse(source, command, cancellation);
	}

	private Optional<IProject> project(String path) {
		URI location = Path.of(path).toUri();
		return Stream.of(workspace.getRoot().findFilesForLocationURI(location)).filter(IFile::isAccessible).map(IFile::getProject)
				.findFirst();
	}

	private FrontEnd together(IProject project) {
		Map<String, CompileCommand> files = new HashMap<>();
		try {
			project.accept(resource -> {
				if (resource instanceof IFile file && SourceFiles.isFortran(file) && !SourceFiles.isDerived(file)) {
					files.put(CurrentText.path(file), commands.of(file));
				}
				return true;
			});
		} catch (CoreException e) {
			ILog.of(getClass()).log(e.getStatus());
			return single;
		}
		return known.compute(project, (p, before) -> before != null && before.files().equals(files) ? before
				: new Sources(files, single.with(Together.named(files)))).together();
	}
}
