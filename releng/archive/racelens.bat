@echo off
rem The command line of RaceLens, of the stand-alone archive. It needs a Java runtime of version 17 or later.
setlocal
set "java=java.exe"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java.exe"
"%java%" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:-UsePerfData -Xss4m "-Dracelens.installation=%~dp0.." %RACELENS_JAVA_OPTS% ^
  -cp "%~dp0..\lib\*" org.racelens.headless.Main %*
exit /b %ERRORLEVEL%
