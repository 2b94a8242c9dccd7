package org.racelens.ide.settings;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.content.IContentType;
import org.eclipse.osgi.util.NLS;
import org.racelens.frontend.cdt.command.CdtProjectChanges;
import org.racelens.frontend.cdt.command.CdtProjects;
import org.racelens.frontend.cdt.command.CompilationDatabase;
import org.racelens.frontend.cdt.command.CompilationDatabase.MalformedException;
import org.racelens.frontend.fortran.FortranFrontEnd;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.Language;

/**
 * How a project's files are compiled: as CDT says of its own projects; else as a {@code compile_commands.json} says that is in the project,
 * or in its folder {@code build}; else by the language alone. CDT is not asked for files of Fortran. Remembers answers, while somebody
 * listens, until something changes.
 */
public final class ProjectCommands implements CompileCommands {
	private static final List<
			IPath> DATABASES = Stream.of("", "build/").map(f -> IPath.fromOSString(f + CompilationDatabase.NAME)).toList();
	private static final String CPP_SOURCE = "org.eclipse.cdt.core.cxxSource";
	private static final String C_SOURCE = "org.eclipse.cdt.core.cSource";

	private final IWorkspace workspace;
	private final Answers<IFile, CompileCommand> answers = new Answers<>(this::read, this.new Following());
	private final IResourceChangeListener resourcesChanged = this::resourcesChanged;
	private Optional<CdtProjectChanges> cdtChanges = Optional.empty();
	/** Replaced by an empty one at each change. */
	private volatile Map<IProject, CompilationDatabase> databases = new ConcurrentHashMap<>();

	/** Follows CDT and databases. */
	private final class Following implements Answers.Source {
		@Override
		public void connect() {
			workspace.addResourceChangeListener(resourcesChanged, IResourceChangeEvent.POST_CHANGE);
		}

		@Override
		public void disconnect() {
			workspace.removeResourceChangeListener(resourcesChanged);
			unfollowCdt();
			databases = new ConcurrentHashMap<>();
		}
	}

	public ProjectCommands(IWorkspace workspace) {
		this.workspace = workspace;
	}

	@Override
	public CompileCommand of(IFile file) {
		return answers.of(file);
	}

	@Override
	public void addListener(Runnable changed) {
		answers.add(changed);
	}

	@Override
	public void removeListener(Runnable changed) {
		answers.remove(changed);
	}

	private void resourcesChanged(IResourceChangeEvent event) {
		for (IResourceDelta delta : event.getDelta().getAffectedChildren(IResourceDelta.CHANGED | IResourceDelta.REMOVED,
				IResource.HIDDEN)) {
			boolean isOtherProject = delta.getKind() == IResourceDelta.REMOVED
					|| (delta.getFlags() & (IResourceDelta.OPEN | IResourceDelta.DESCRIPTION)) != 0;
			if (isOtherProject || DATABASES.stream().anyMatch(d -> delta.findMember(d) != null)) {
				databases = new ConcurrentHashMap<>();
				answers.changed();
				return;
			}
		}
	}

	/**
	 * Not before a background thread asks for a file of CDT's: CDT takes its time to start, and who begins to listen may be the user's
	 * thread.
	 */
	private synchronized void followCdt() {
		if (answers.isFollowed() && cdtChanges.isEmpty()) {
			cdtChanges = Optional.of(new CdtProjectChanges(answers::changed));
		}
	}

	private synchronized void unfollowCdt() {
		cdtChanges.ifPresent(CdtProjectChanges::close);
		cdtChanges = Optional.empty();
	}

	private CompileCommand read(IFile file) {
		if (FortranFrontEnd.reads(file.getName())) {
			return fromDatabase(file).orElseGet(() -> CompileCommand.forPath(file.getName()));
		}
		if (CdtProjects.isOfCdt(file.getProject())) {
			followCdt();
		}
		return CdtProjects.compileCommand(file).or(() -> fromDatabase(file)).orElseGet(() -> byLanguage(file));
	}

	private Optional<CompileCommand> fromDatabase(IFile file) {
		Map<IProject, CompilationDatabase> remembered = answers.isFollowed() ? databases : new ConcurrentHashMap<>();
		Optional<Path> path = Optional.ofNullable(file.getLocation()).map(IPath::toFile).map(File::toPath);
		return path.flatMap(p -> remembered.computeIfAbsent(file.getProject(), ProjectCommands::database).command(p));
	}

	private static CompilationDatabase database(IProject project) {
		return DATABASES.stream().map(project::getFile).filter(f -> f.exists() && f.getLocation() != null).findFirst()
				.map(ProjectCommands::parse).orElse(CompilationDatabase.EMPTY);
	}

	private static CompilationDatabase parse(IFile file) {
		Path path = file.getLocation().toFile().toPath();
		try {
			return CompilationDatabase.parse(Files.readString(path), path.getParent());
		} catch (IOException | MalformedException e) {
			ILog.of(ProjectCommands.class).warn(NLS.bind(Messages.badDatabase, file.getFullPath(), e.getMessage()));
			return CompilationDatabase.EMPTY;
		}
	}

	/** By the name's ending, unless the project says that such names are of another language. */
	private static CompileCommand byLanguage(IFile file) {
		CompileCommand byName = CompileCommand.forPath(file.getName());
		Language language = contentType(file, CPP_SOURCE) ? Language.CPP : contentType(file, C_SOURCE) ? Language.C : byName.language();
		return new CompileCommand(language, byName.includePaths(), byName.macros(), byName.standard());
	}

	private static boolean contentType(IFile file, String id) {
		try {
			IContentType type = file.getProject().getContentTypeMatcher().findContentTypeFor(file.getName());
			return type != null && type.getId().equals(id);
		} catch (CoreException e) {
			return false;
		}
	}
}
