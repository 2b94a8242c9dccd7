package org.racelens.ui.tests;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.racelens.ide.live.Environment;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.result.ResultListener;
import org.racelens.ide.settings.Settings;
import org.racelens.ide.settings.SettingsSource;
import org.racelens.ide.settings.Trigger;
import org.racelens.model.source.SourceText;
import org.racelens.ui.tests.HeldFrontEnd.OnCancel;
import org.racelens.ui.words.FindingSentences;

/** A live analysis beside the workbench's own, which notes what it analyses and tells. */
final class Follower implements AutoCloseable {
	/** Those that are not closed yet. */
	private static final Set<LiveAnalysis> OPEN = ConcurrentHashMap.newKeySet();

	private final HeldFrontEnd frontEnd;
	private final LiveAnalysis live;
	private final List<FileResult> told = new CopyOnWriteArrayList<>();

	private Follower(HeldFrontEnd frontEnd, UnaryOperator<Environment> environment) {
		this.frontEnd = frontEnd;
		live = LiveAnalysis.start(ResourcesPlugin.getWorkspace(),
				environment.apply(Environment.product(new FindingSentences()).withFrontEnd(frontEnd)));
		OPEN.add(live);
		live.results().addListener(new ResultListener() {
			@Override
			public void changed(FileResult result) {
				told.add(result);
			}

			@Override
			public void removed(IFile file) {
				// what was told stays told
			}
		});
	}

	/** One that holds nothing, with settings. */
	static Follower with(Settings settings) {
		return in(e -> e.withSettings(SettingsSource.fixed(settings)));
	}

	/** One that holds nothing, elsewhere. */
	static Follower in(UnaryOperator<Environment> environment) {
		HeldFrontEnd frontEnd = new HeldFrontEnd(OnCancel.STOP);
		frontEnd.release();
		return new Follower(frontEnd, environment);
	}

	/** One that begins and does not go on before it is released. */
	static Follower held(OnCancel onCancel) {
		return new Follower(new HeldFrontEnd(onCancel), e -> e);
	}

	/** The same with settings. */
	static Follower held(OnCancel onCancel, Settings settings) {
		return new Follower(new HeldFrontEnd(onCancel), e -> e.withSettings(SettingsSource.fixed(settings)));
	}

	/** One that begins with some texts and does not go on, and analyses so many files at once. */
	static Follower held(Predicate<SourceText> isHeld, int jobs) {
		Settings d = Settings.DEFAULTS;
		Settings settings = new Settings(d.triggers(), d.typingDelay(), d.levels(), d.options(), jobs, d.exclusions(), d.longestText());
		return new Follower(new HeldFrontEnd(OnCancel.STOP, isHeld), e -> e.withSettings(SettingsSource.fixed(settings)));
	}

	/** Settings that differ in when files are analysed. */
	static Settings settings(Set<Trigger> triggers, Duration typingDelay) {
		Settings d = Settings.DEFAULTS;
		return new Settings(triggers, typingDelay, d.levels(), d.options(), d.jobs(), d.exclusions(), d.longestText());
	}

	/** Settings that differ in what is only analysed on demand. */
	static Settings settings(List<String> exclusions, int longestText) {
		Settings d = Settings.DEFAULTS;
		return new Settings(EnumSet.allOf(Trigger.class), d.typingDelay(), d.levels(), d.options(), d.jobs(), exclusions, longestText);
	}

	LiveAnalysis live() {
		return live;
	}

	/** Whether any of them has something to do. */
	static boolean isAnyBusy() {
		return OPEN.stream().anyMatch(LiveAnalysis::isBusy);
	}

	void release() {
		frontEnd.release();
	}

	/** The texts whose analysis has begun. */
	List<SourceText> begun() {
		return frontEnd.begun();
	}

	/** How many texts were analysed at the same time. */
	int mostBusy() {
		return frontEnd.mostBusy();
	}

	/** How often a file of this name that is held was told whether it is cancelled. */
	int looks(String name) {
		return frontEnd.looks(name);
	}

	/** Those whose analysis was given up. */
	List<SourceText> cancelled() {
		return frontEnd.cancelled();
	}

	/** All results, in order. */
	List<FileResult> told() {
		return told;
	}

	/** The results that nothing follows. */
	List<FileResult> wholes() {
		return told.stream().filter(FileResult::isWhole).toList();
	}

	@Override
	public void close() {
		frontEnd.release();
		live.close();
		OPEN.remove(live);
	}
}
