package org.racelens.ide.marker;

import org.racelens.ide.result.Finding;

/** Says findings in words. */
@FunctionalInterface
public interface FindingTexts {
	/** One line. */
	String sentence(Finding finding);
}
