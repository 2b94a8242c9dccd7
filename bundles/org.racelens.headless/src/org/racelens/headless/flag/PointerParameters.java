package org.racelens.headless.flag;

import org.racelens.execution.options.ParameterAliasing;
import org.racelens.headless.setting.Choice;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads what pointer parameters are taken for. */
final class PointerParameters implements ITypeConverter<ParameterAliasing> {
	@Override
	public ParameterAliasing convert(String word) {
		return Choice.POINTER_PARAMETERS.value(word).orElseThrow(() -> new TypeConversionException(
				"expected one of " + String.join(", ", Choice.POINTER_PARAMETERS.words()) + " but was '" + word + "'"));
	}
}
