package org.racelens.ide.marker;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.result.Finding;
import org.racelens.ide.settings.Level;
import org.racelens.ide.settings.Settings;
import org.racelens.ide.text.CurrentText;

/**
 * Brings a file's markers in step with a result, in one operation on the workspace: markers that are right stay, those of findings that
 * have moved are changed, the others are deleted and created. While more regions follow only those are deleted of which the result tells.
 */
public final class MarkerUpdate {
	private final FileResult result;
	private final Map<String, FindingMarker> wanted = new LinkedHashMap<>();
	private final PlaceMarkers places;

	public MarkerUpdate(FileResult result, Settings settings, FindingTexts texts) {
		this.result = result;
		List<Finding> shown = new ArrayList<>();
		for (Finding finding : result.findings()) {
			Level level = settings.level(finding.kind());
			if (level != Level.IGNORE) {
				wanted.put(finding.id(), FindingMarker.of(finding, result.report().path(), level, texts.sentence(finding)));
				shown.add(finding);
			}
		}
		places = PlaceMarkers.of(shown, result.report().path());
	}

	/** Does nothing if the file has another text by now. */
	public void run(IProgressMonitor monitor) throws CoreException {
		IFile file = result.file();
		ICoreRunnable update = m -> {
			if (file.exists() && CurrentText.isCurrent(file, result.stamp())) {
				update(file);
			}
		};
		file.getWorkspace().run(update, new FileMarkers(file), IWorkspace.AVOID_UPDATE, monitor);
	}

	/** Removes all markers of a file of which nothing is shown any more. */
	public static void remove(IFile file, IProgressMonitor monitor) throws CoreException {
		ICoreRunnable removal = m -> {
			if (file.isAccessible()) {
				file.deleteMarkers(FindingMarker.FINDING, true, IResource.DEPTH_ZERO);
				file.deleteMarkers(FindingMarker.PLACE, true, IResource.DEPTH_ZERO);
			}
		};
		file.getWorkspace().run(removal, new FileMarkers(file), IWorkspace.AVOID_UPDATE, monitor);
	}

	/** What is wrong goes last: who reads meanwhile does not see a file without findings. */
	private void update(IFile file) throws CoreException {
		Map<String, FindingMarker> missing = new LinkedHashMap<>(wanted);
		List<IMarker> wrong = new ArrayList<>();
		for (IMarker marker : file.findMarkers(FindingMarker.FINDING, true, IResource.DEPTH_ZERO)) {
			FindingMarker right = wanted.get(marker.getAttribute(FindingMarker.ID, ""));
			if (right != null && right.type().equals(marker.getType()) && missing.remove(right.id()) != null) {
				correct(marker, right);
			} else if (result.tellsAllOf(marker.getAttribute(FindingMarker.ID, ""))) {
				wrong.add(marker);
			}
		}
		for (FindingMarker marker : missing.values()) {
			file.createMarker(marker.type(), marker.attributes());
		}
		file.getWorkspace().deleteMarkers(wrong.toArray(IMarker[]::new));
		if (result.isWhole()) {
			places.update(file);
		}
	}

	private static void correct(IMarker marker, FindingMarker right) throws CoreException {
		if (!right.attributes().equals(marker.getAttributes())) {
			marker.setAttributes(right.attributes());
		}
	}
}
