package org.racelens.ide.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ProjectScope;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.ConfigurationScope;
import org.eclipse.core.runtime.preferences.DefaultScope;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.IEclipsePreferences.INodeChangeListener;
import org.eclipse.core.runtime.preferences.IEclipsePreferences.IPreferenceChangeListener;
import org.eclipse.core.runtime.preferences.IEclipsePreferences.NodeChangeEvent;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.osgi.util.NLS;
import org.osgi.service.prefs.Preferences;

/**
 * Settings from the standard preferences: a project's own, if it says so, else the workspace's, the configuration's, the product's.
 * Remembers what it has read, while somebody listens, until a preference or a project changes.
 */
public final class PreferenceSettings implements SettingsSource {
	private static final String SETTINGS_FOLDER = ".settings";
	private static final String FILE = PreferenceSchema.NODE + ".prefs";

	private final IWorkspace workspace;
	private final Answers<IProject, Settings> answers = new Answers<>(this::read, this.new Following());
	private final IPreferenceChangeListener valueChanged = event -> answers.changed();
	private final IResourceChangeListener projectChanged = this::projectChanged;
	private final INodeChangeListener nodeChanged = new NodeChanges();
	private final Set<String> complaints = ConcurrentHashMap.newKeySet();

	/** Importing preferences removes and makes nodes. */
	private final class NodeChanges implements INodeChangeListener {
		@Override
		public void added(NodeChangeEvent event) {
			changedIf(event.getChild());
		}

		@Override
		public void removed(NodeChangeEvent event) {
			changedIf(event.getChild());
		}

		private void changedIf(Preferences node) {
			if (node.name().equals(PreferenceSchema.NODE)) {
				follow(workspaceNode());
				answers.changed();
			}
		}
	}

	/** Follows preferences and projects. */
	private final class Following implements Answers.Source {
		@Override
		public void connect() {
			instance().addNodeChangeListener(nodeChanged);
			follow(workspaceNode());
			workspace.addResourceChangeListener(projectChanged, IResourceChangeEvent.POST_CHANGE);
		}

		@Override
		public void disconnect() {
			instance().removeNodeChangeListener(nodeChanged);
			workspaceNode().removePreferenceChangeListener(valueChanged);
			workspace.removeResourceChangeListener(projectChanged);
		}
	}

	public PreferenceSettings(IWorkspace workspace) {
		this.workspace = workspace;
	}

	@Override
	public Settings of(IProject project) {
		return answers.of(project);
	}

	@Override
	public void addListener(Runnable changed) {
		answers.add(changed);
	}

	@Override
	public void removeListener(Runnable changed) {
		answers.remove(changed);
	}

	private static IEclipsePreferences instance() {
		return (IEclipsePreferences) Platform.getPreferencesService().getRootNode().node(InstanceScope.SCOPE);
	}

	private static IEclipsePreferences workspaceNode() {
		return InstanceScope.INSTANCE.getNode(PreferenceSchema.NODE);
	}

	/** A node takes each listener once. */
	private void follow(IEclipsePreferences node) {
		node.addPreferenceChangeListener(valueChanged);
	}

	private Settings read(IProject project) {
		try {
			return read(nodes(project)).excluding(LeftOut.patterns(project));
		} catch (IllegalStateException e) {
			// the project was deleted, and its node with it
			return read(workspaceNodes());
		}
	}

	private List<Preferences> nodes(IProject project) {
		List<Preferences> nodes = new ArrayList<>();
		if (project.isAccessible()) {
			IEclipsePreferences own = new ProjectScope(project).getNode(PreferenceSchema.NODE);
			if (answers.isFollowed()) {
				follow(own);
			}
			if (own.getBoolean(PreferenceSchema.PROJECT_SPECIFIC, false)) {
				nodes.add(own);
			}
		}
		nodes.addAll(workspaceNodes());
		return nodes;
	}

	private static List<Preferences> workspaceNodes() {
		return List.of(workspaceNode(), ConfigurationScope.INSTANCE.getNode(PreferenceSchema.NODE),
				DefaultScope.INSTANCE.getNode(PreferenceSchema.NODE));
	}

	private Settings read(List<Preferences> nodes) {
		Map<String, String> standards = new ConcurrentHashMap<>();
		PreferenceSchema.all().forEach(setting -> standards.put(setting.key(), setting.standard()));
		Preferences[] order = nodes.toArray(Preferences[]::new);
		BiConsumer<Setting<?>, List<String>> complain = (setting, problems) -> problems.forEach(p -> complain(setting, p));
		return PreferenceSchema.read(key -> Platform.getPreferencesService().get(key, standards.get(key), order), complain);
	}

	/** Each bad value is logged once, however often it is read. */
	private void complain(Setting<?> setting, String problem) {
		String message = NLS.bind(Messages.badValue, setting.key(), problem);
		if (complaints.add(message)) {
			ILog.of(getClass()).warn(message);
		}
	}

	/** Preferences follow a project's file by themselves, but whoever opens, closes or checks out a project changes all at once. */
	private void projectChanged(IResourceChangeEvent event) {
		for (IResourceDelta delta : event.getDelta().getAffectedChildren(IResourceDelta.ADDED | IResourceDelta.CHANGED
				| IResourceDelta.REMOVED, IResource.HIDDEN)) {
			if (delta.getKind() != IResourceDelta.CHANGED || (delta.getFlags() & IResourceDelta.OPEN) != 0
					|| delta.findMember(IPath.fromOSString(SETTINGS_FOLDER + "/" + FILE)) != null) {
				answers.changed();
				return;
			}
		}
	}
}
