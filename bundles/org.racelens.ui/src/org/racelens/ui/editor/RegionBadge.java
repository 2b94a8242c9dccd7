package org.racelens.ui.editor;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.text.source.Annotation;
import org.racelens.ide.result.Finding;
import org.racelens.ide.result.Finding.RaceFound;
import org.racelens.race.verdict.RegionReport;
import org.racelens.report.words.Sentences;

/** The answer for a region, at its directive. */
public final class RegionBadge extends Annotation {
	/** Whether the answer is about the text as it is. */
	public enum Age {
		CURRENT,
		/** the region is being judged again */
		STALE
	}

	private final IFile file;
	private final RegionReport region;
	private final Age age;

	RegionBadge(IFile file, RegionReport region, Age age) {
		super(RegionState.of(region).annotationType(), false, "");
		this.file = file;
		this.region = region;
		this.age = age;
	}

	/** The file that was analysed. */
	public IFile file() {
		return file;
	}

	/** The answer that the badge shows, of the text that was analysed. */
	public RegionReport region() {
		return region;
	}

	/** Whether the badge is about the text as it is, or the region is being judged again. */
	public Age age() {
		return age;
	}

	/** What the badge says of the region, as it follows from the answer. */
	public RegionState state() {
		return RegionState.of(region);
	}

	/** For code minings. */
	public String line() {
		return RegionSentences.line(region);
	}

	/** For the ruler. */
	@Override
	public String getText() {
		List<String> lines = new ArrayList<>();
		lines.add(RegionSentences.title(region));
		lines.add(age == Age.STALE ? Messages.stale : RegionSentences.figures(region));
		region.proof().assumptions().forEach(a -> lines.add(Sentences.of(a)));
		return String.join("\n", lines);
	}

	/** Whether a finding is a race of the region. */
	boolean hasRace(Finding finding) {
		return finding instanceof RaceFound found && region.races().contains(found.race());
	}

	RegionBadge aged() {
		return new RegionBadge(file, region, Age.STALE);
	}

	/** Whether it says that of the text as it is. */
	boolean says(RegionReport other) {
		return age == Age.CURRENT && region.equals(other);
	}

	/**
	 * A new answer in the place of this one. If only places have changed, the time is that of the proof as it was made: what is known
	 * already is found sooner.
	 */
	RegionReport followedBy(RegionReport now) {
		return RegionSentences.tellsTheSame(region, now) ? now.lasting(region.time()) : now;
	}
}
