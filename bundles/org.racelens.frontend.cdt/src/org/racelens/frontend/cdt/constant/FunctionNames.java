package org.racelens.frontend.cdt.constant;

import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IBasicType.Kind;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IScope;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.IValue;
import org.eclipse.cdt.core.dom.parser.IBuiltinBindingsProvider;
import org.eclipse.cdt.core.dom.parser.cpp.GPPParserExtensionConfiguration;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPArrayType;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPBasicType;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPBuiltinVariable;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPQualifierType;

/**
 * What the parser of C++ is told of the names of functions: arrays as long as the name, which CDT takes for one character. C++17 §11.4.1 p8
 */
final class FunctionNames extends GPPParserExtensionConfiguration {
	static final Set<String> ALL = Set.of("__func__", "__FUNCTION__", "__PRETTY_FUNCTION__");

	@Override
	public IBuiltinBindingsProvider getBuiltinBindingsProvider() {
		IBuiltinBindingsProvider all = super.getBuiltinBindingsProvider();
		return new IBuiltinBindingsProvider() {
			@Override
			public IBinding[] getBuiltinBindings(IScope scope) {
				return Stream.of(all.getBuiltinBindings(scope)).map(b -> ALL.contains(b.getName()) ? array(b.getName(), scope) : b)
						.toArray(IBinding[]::new);
			}

			@Override
			public boolean isKnownBuiltin(char[] name) {
				return all.isKnownBuiltin(name);
			}
		};
	}

	private static IBinding array(String name, IScope scope) {
		IType character = new CPPQualifierType(new CPPBasicType(Kind.eChar, 0), true, false);
		return new CPPBuiltinVariable(new CPPArrayType(character, (IValue) null), name.toCharArray(), scope);
	}
}
