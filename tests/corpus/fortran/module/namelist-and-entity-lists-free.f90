! Claim: a namelist names variables and accesses none where it stands. Source: Fortran 2018 §8.9
program nml
  implicit none
  integer :: n = 5, m = 6, i, a(12)
  character(len=80) :: rec
  namelist /sizes/ n, m
  rec = '&sizes n = 7 /'
  read (rec, nml=sizes)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 12
    a(i) = n * i + m
  end do
  print *, sum(a)
end program nml
