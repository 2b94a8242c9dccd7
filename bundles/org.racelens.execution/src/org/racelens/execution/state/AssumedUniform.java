package org.racelens.execution.state;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * The loads that an execution of a region takes for uniform over the team although the region writes what they read: all but those of which
 * an earlier execution could not confirm it. Semantics §2, Values.
 *
 * @param refused the others' sites; nothing where no load is taken for uniform
 */
public record AssumedUniform(Optional<Set<String>> refused) {
	public static final AssumedUniform ALL = new AssumedUniform(Optional.of(Set.of()));
	public static final AssumedUniform NONE = new AssumedUniform(Optional.empty());

	public AssumedUniform {
		refused = refused.map(Set::copyOf);
	}

	/** Whether the load at a site is taken for uniform. */
	public boolean contains(String site) {
		return refused.filter(r -> !r.contains(site)).isPresent();
	}

	/** Without more loads; without any where it is not known which. */
	public AssumedUniform without(Optional<Set<String>> more) {
		return new AssumedUniform(refused.flatMap(r -> more.map(m -> {
			Set<String> all = new LinkedHashSet<>(r);
			all.addAll(m);
			return all;
		})));
	}
}
