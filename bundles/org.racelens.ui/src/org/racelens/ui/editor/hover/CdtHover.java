package org.racelens.ui.editor.hover;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import org.eclipse.jface.text.IInformationControlCreator;
import org.eclipse.jface.text.ITextHoverExtension;
import org.eclipse.jface.text.ITextHoverExtension2;
import org.eclipse.jface.text.information.IInformationProviderExtension2;

/**
 * Tells all of a finding: CDT's combined hover shows what the first hover that has something to say says, and nothing of the others. That
 * hover asks for the one which stays by the interface of information providers.
 */
final class CdtHover extends FindingHover implements IInformationProviderExtension2, InvocationHandler {
	private CdtHover() {
		super(HoverStyle.WHOLE);
	}

	/**
	 * The hover as an object of another bundle's interface.
	 *
	 * @param contract extends the platform's interface of hovers; what it adds tells the hover something, or has a default
	 */
	static Object as(Class<?> contract) {
		Class<?>[] contracts = { contract, ITextHoverExtension.class, ITextHoverExtension2.class, IInformationProviderExtension2.class };
		return Proxy.newProxyInstance(contract.getClassLoader(), contracts, new CdtHover());
	}

	@Override
	public IInformationControlCreator getInformationPresenterControlCreator() {
		return HoverControl.STAYING;
	}

	/** What the contract adds to the platform's interfaces need not be known: the viewer is told with each question. */
	@Override
	public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
		if (method.getName().equals("equals")) {
			return proxy == arguments[0];
		} else if (method.getDeclaringClass().isInstance(this)) {
			return own(method, arguments);
		} else if (method.isDefault()) {
			return InvocationHandler.invokeDefault(proxy, method, arguments);
		} else if (method.getReturnType() == void.class) {
			return null;
		}
		throw new UnsupportedOperationException(method.toString());
	}

	private Object own(Method method, Object[] arguments) throws Throwable {
		try {
			return method.invoke(this, arguments);
		} catch (InvocationTargetException e) {
			throw e.getCause();
		}
	}
}
