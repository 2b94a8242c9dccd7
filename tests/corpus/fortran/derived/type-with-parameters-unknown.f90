! Claim: how objects of a type with parameters are laid out is not modelled; the rest of the file is judged. Source: Fortran 2018 §7.5.3
program p
  implicit none
  type t(k, n)
    integer, kind :: k
    integer, len :: n
    real(k) :: x(n)
    integer :: c
  end type t
  type(t(4, 10)) :: v
  integer :: i, w(10)
  v%c = 0
  !$omp parallel do !@ UNKNOWN(unmodelled-pointer)
  do i = 1, 10
    v%x(i) = i
  end do
  w = 0
  !$omp parallel do !@ RACE
  do i = 2, 10
    w(i) = w(i - 1) + 1 !@ race(w)
  end do
  print *, v%x(1), w(1)
end program p
