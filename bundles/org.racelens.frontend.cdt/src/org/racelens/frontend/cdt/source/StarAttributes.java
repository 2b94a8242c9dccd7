package org.racelens.frontend.cdt.source;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.cdt.core.parser.IToken;

/** The attributes between a star and what it is written before, in GCC's spelling. GCC manual, Attribute Syntax */
final class StarAttributes {
	private final List<IToken> ofStar = new ArrayList<>();
	private final List<IToken> ofName = new ArrayList<>();

	/** Adds one {@code __attribute__((…))}; those that say nothing of types and code are left out. */
	void add(List<IToken> group) {
		List<String> names = AttributeTokens.names(group);
		if (names.contains(PredefinedMacros.ATOMIC_ATTRIBUTE)) {
			if (ofStar.isEmpty()) {
				ofStar.addAll(group);
			}
		} else if (names.isEmpty() || !names.stream().allMatch(HarmlessAttributes::isOne)) {
			ofName.addAll(group);
		}
	}

	/** Whether an attribute in brackets says something there: those of names are ignored. */
	static boolean counts(List<IToken> attribute) {
		String name = attribute.get(0).getImage();
		return !HarmlessAttributes.isOne(name) && !HarmlessAttributes.isOfNames(name);
	}

	/** What makes the pointer atomic, or nothing. */
	List<IToken> ofStar() {
		return List.copyOf(ofStar);
	}

	/** What is said of the name behind the star. */
	List<IToken> ofName() {
		return List.copyOf(ofName);
	}
}
