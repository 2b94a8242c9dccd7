package org.racelens.frontend.fortran.source;

import java.lang.ref.SoftReference;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;

/**
 * The trees of texts that were read lately: in a program most files are read for each file that calls them or uses their modules. What
 * includes other files is read anew, since these may have changed. Trees are kept as long as nobody else needs the memory.
 */
public final class ReadTrees {
	/** Characters of text of which trees are kept; a tree takes some fifty times the memory. */
	private static final long MOST_TEXT = 8_000_000;

	private final Map<Key, Kept> kept = new LinkedHashMap<>(16, 0.75f, true);
	private long characters;

	private record Key(String path, SourceForm form, Map<String, String> macros) {
	}

	private record Kept(SoftReference<Node> tree, int length) {
	}

	/**
	 * The tree of a text.
	 *
	 * @param macros what the preprocessor knows, name to replacement
	 * @throws FrontEndException where it cannot be read
	 */
	public Node of(SourceText source, SourceForm form, Map<String, String> macros, IncludedFiles files) throws FrontEndException {
		Key key = new Key(source.path(), form, Map.copyOf(macros));
		Optional<Node> before = find(key, source);
		if (before.isPresent()) {
			return before.get();
		}
		Node tree = SyntaxTree.of(Preparation.of(source, form, macros, files));
		if (tree.source().included().isEmpty() && tree.source().missing().isEmpty()) {
			keep(key, tree, source.text().length());
		}
		return tree;
	}

	private synchronized Optional<Node> find(Key key, SourceText source) {
		return Optional.ofNullable(kept.get(key)).map(k -> k.tree().get()).filter(tree -> tree.source().source().equals(source));
	}

	private synchronized void keep(Key key, Node tree, int length) {
		forget(key);
		kept.put(key, new Kept(new SoftReference<>(tree), length));
		characters += length;
		while (characters > MOST_TEXT) {
			forget(kept.keySet().iterator().next());
		}
	}

	private void forget(Key key) {
		Kept before = kept.remove(key);
		characters -= before == null ? 0 : before.length();
	}
}
