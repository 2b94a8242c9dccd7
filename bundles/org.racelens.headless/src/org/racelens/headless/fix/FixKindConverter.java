package org.racelens.headless.fix;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.racelens.repair.fix.FixKind;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a kind of fix as it is written on the command line. */
final class FixKindConverter implements ITypeConverter<FixKind> {
	@Override
	public FixKind convert(String id) {
		return Arrays.stream(FixKind.values()).filter(kind -> kind.id().equals(id)).findFirst().orElseThrow(
				() -> new TypeConversionException("there is no kind of fix '" + id + "'; there are "
						+ Arrays.stream(FixKind.values()).map(FixKind::id).collect(Collectors.joining(", "))));
	}
}
