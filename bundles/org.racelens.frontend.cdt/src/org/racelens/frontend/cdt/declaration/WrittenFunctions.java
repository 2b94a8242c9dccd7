package org.racelens.frontend.cdt.declaration;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPSpecialization;
import org.racelens.frontend.cdt.source.Places;

/** The functions of a unit whose definition stands in its text, with those of templates, of which instances are made. */
final class WrittenFunctions {
	/** C: by name; C++: by binding */
	private final Map<Object, IASTFunctionDefinition> definitions = new LinkedHashMap<>();

	/** @param function a name of C, or a binding of C++; its first definition counts */
	void add(Object function, IASTFunctionDefinition definition) {
		definitions.putIfAbsent(function, definition);
	}

	/** What there is now, in the order of the text: what is lowered of it may add others. */
	List<Map.Entry<Object, IASTFunctionDefinition>> all() {
		return List.copyOf(definitions.entrySet());
	}

	/** The definition of a function of C; {@code null} without one. */
	IASTFunctionDefinition named(String name) {
		return definitions.get(name);
	}

	/** The definition of a function, or of the template that it is an instance of; {@code null} without one. */
	IASTFunctionDefinition of(ICPPFunction f) {
		return original(f, definitions);
	}

	/** The definitions around a place of the text. */
	Stream<IASTFunctionDefinition> around(int place) {
		return definitions.values().stream().filter(d -> Places.start(d) <= place && place < Places.end(d));
	}

	/** What is known of a binding, or of what it is a specialization of; {@code null} if nothing is. */
	static <V> V original(IBinding f, Map<? super IBinding, V> of) {
		IBinding b = f;
		while (!of.containsKey(b) && b instanceof ICPPSpecialization s) {
			b = s.getSpecializedBinding();
		}
		return of.get(b);
	}
}
